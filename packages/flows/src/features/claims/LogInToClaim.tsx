import { Button } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'

/** Says to a guest who sees rewards that they need an account, and offers to log in. Source: decision 80. */
export function LogInToClaim() {
  const { popups } = useServices()
  const { t } = useTranslation()
  return (
    <section className="card card--padded">
      <div className="split-row">
        <b>{t('rewards.logInTitle')}</b>
        <Button size="list" onClick={() => popups.getState().push({ kind: 'login' })}>
          {t('rewards.logInToClaim')}
        </Button>
      </div>
    </section>
  )
}
