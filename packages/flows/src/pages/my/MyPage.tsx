import '@topup/ui-kit/styles/popups.css'
import { Button, iconLogout } from '@topup/ui-kit'
import { EmptyState } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { AccountSummary } from '../../features/account/AccountSummary.tsx'
import { askToLogOut } from '../../features/account/logOut.ts'
import { BackToGame } from '../../features/backToGame/BackToGame.tsx'
import { PageFrame } from '../../frame/PageFrame.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { accountOf } from '../../store/state/sessionStore.ts'
import { MyLinks } from './MyLinks.tsx'
import { MyOrders } from './MyOrders.tsx'
import { MyVip } from './MyVip.tsx'

/** What belongs to the player: account, orders of this device, language, legal texts. Source: decision 42. */
export function MyPage() {
  const services = useServices()
  const { t } = useTranslation()
  const account = useSelected(services.session, accountOf)
  const sdkClientId = useSelected(services.session, (state) => (state.isSdkVisit ? state.clientId : null))
  return (
    <PageFrame tab="my">
      <div className="pad stack two-columns">
        {account === null ? <LogInPrompt /> : <AccountSummary account={account} />}
        {sdkClientId !== null && <BackToGame clientId={sdkClientId} billingNo={null} variant="secondary" />}
        <MyVip />
        <MyOrders />
        <MyLinks />
        {account !== null && (
          <Button variant="secondary" icon={iconLogout} onClick={() => void askToLogOut(services)}>
            {t('account.logOut')}
          </Button>
        )}
      </div>
    </PageFrame>
  )
}

function LogInPrompt() {
  const { popups } = useServices()
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('destination.logInTitle')}
      action={
        <Button onClick={() => popups.getState().push({ kind: 'login' })}>{t('destination.logIn')}</Button>
      }
    />
  )
}
