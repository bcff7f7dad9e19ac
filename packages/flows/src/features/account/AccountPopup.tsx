import { Button, Buttons, iconLogout, iconSwap } from '@topup/ui-kit'
import { Notice, Sheet } from '@topup/ui-kit/popups'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { accountOf } from '../../store/state/sessionStore.ts'
import { AccountSummary } from './AccountSummary.tsx'
import { askToLogOut, changeAccount } from './logOut.ts'

/** The account that receives top-ups, with the two ways to leave it. Source: spec §2 "User info". */
export function AccountPopup({ onClose }: { readonly onClose: () => void }) {
  const services = useServices()
  const { t } = useTranslation()
  const account = useSelected(services.session, accountOf)
  const isGone = account === null
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (account === null) return null
  return (
    <Sheet title={t('result.account')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="stack">
        <AccountSummary account={account} variant="card" />
        <Notice>{t('account.note')}</Notice>
        <Buttons layout="column">
          <Button icon={iconSwap} onClick={() => void changeAccount(services)}>
            {t('account.change')}
          </Button>
          <Button variant="secondary" icon={iconLogout} onClick={() => void askToLogOut(services)}>
            {t('account.logOut')}
          </Button>
        </Buttons>
      </div>
    </Sheet>
  )
}
