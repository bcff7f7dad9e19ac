import { Button } from '@topup/ui-kit'
import { EmptyState } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'

/** Says that rewards need an account, and offers to log in. Source: spec §6. */
export function LogInForRewards() {
  const { popups } = useServices()
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('rewards.logInTitle')}
      action={
        <Button onClick={() => popups.getState().push({ kind: 'login' })}>{t('destination.logIn')}</Button>
      }
    />
  )
}
