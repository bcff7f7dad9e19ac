import { iconRefresh } from '@topup/ui-kit'
import { HourglassPicture, MessagePage, ResultMark } from '@topup/ui-kit/popups'
import type { ReplenishState } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import { CustomerServiceButton } from '../../features/support/CustomerServiceButton.tsx'

type Ended = Extract<ReplenishState, { kind: 'paid' | 'expired' }>

/** Shown when the payment link is paid or has expired. Source: spec §4 "Replenishment", §9 "up to 15 minutes". */
export function LinkEnd({ replenish }: { readonly replenish: Ended }) {
  const { t } = useTranslation()
  const { kind, info } = replenish
  return (
    <MessageFrame icon={iconRefresh} title={t('replenish.title')}>
      <MessagePage
        picture={kind === 'paid' ? <ResultMark result="success" /> : <HourglassPicture />}
        title={t(`replenish.${kind}Title`)}
        text={t(`replenish.${kind}Text`, { name: info.userName })}
        actions={kind === 'expired' ? <CustomerServiceButton /> : undefined}
      />
    </MessageFrame>
  )
}
