import { Button, iconCopy } from '@topup/ui-kit'
import { Definitions, Disclosure } from '@topup/ui-kit/popups'
import { formatZonedTime } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../platform/copyText.ts'
import { zoneOfDevice } from '../../../platform/zoneOfDevice.ts'
import { useServices } from '../../../store/servicesContext.tsx'
import { isOfOtherAccount } from '../orders/isOfOtherAccount.ts'
import { detailsOf } from './detailsOf.ts'
import { momentsOf } from './orderTimes.ts'

/**
 * What happened to an order and when, and its details to copy: where customer service has no address, they are what a
 * player can bring along. Source: decisions 42 and 64.
 */
export function OrderHistory({ entry }: { readonly entry: JournalEntry }) {
  const services = useServices()
  const { clock, toasts, translator } = services
  const { t } = useTranslation()
  if (isOfOtherAccount(entry)) return null
  const time = (epochMs: number) =>
    formatZonedTime({
      epochMs,
      timeZone: zoneOfDevice(),
      language: translator.language(),
      nowMs: clock.now(),
    })
  const copy = async () => {
    const details = detailsOf(services, entry)
    const isCopied = await copyText(details, window)
    const text = isCopied ? t('order.detailsCopied') : t('account.copyByHand', { id: details })
    toasts.getState().show(isCopied ? 'success' : 'info', text)
  }
  return (
    <Disclosure title={t('order.history')}>
      <Definitions
        groups={[momentsOf(entry).map(({ what, atMs }) => ({ term: t(`order.${what}`), value: time(atMs) }))]}
      />
      <Button variant="text" icon={iconCopy} onClick={() => void copy()}>
        {t('order.copyDetails')}
      </Button>
    </Disclosure>
  )
}
