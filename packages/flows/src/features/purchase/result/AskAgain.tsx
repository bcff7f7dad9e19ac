import { Button } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'

/**
 * Queries the order at an address again; where the service requires a login for this, it leads to the login instead.
 * Inside a game no login is offered, because there is none. Source: spec §4 "Result popup", §6 "SDK view", decision
 * 36.
 */
export function AskAgain(props: {
  readonly order: string
  readonly variant?: 'primary' | 'secondary'
  readonly label: string
  /** Called when the query is done, whatever the answer. */
  readonly onAsked?: () => void
}) {
  const { order, variant = 'primary', label, onAsked } = props
  const { poller, popups, session } = useServices()
  const { t } = useTranslation()
  const { activity, lastAnswer } = useSelected(poller.state, (state) => state)
  const isSdkVisit = useSelected(session, (state) => state.isSdkVisit)
  if (lastAnswer === 'loggedOut' && !isSdkVisit) {
    return (
      <Button variant={variant} onClick={() => popups.getState().push({ kind: 'login' })}>
        {t('destination.logIn')}
      </Button>
    )
  }
  return (
    <Button
      variant={variant}
      busy={activity === 'asking'}
      onClick={() => void poller.refresh(order, 'tapped').then(onAsked)}
    >
      {label}
    </Button>
  )
}
