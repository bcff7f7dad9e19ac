import { Button } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'

/**
 * Asks about the order at an address; where the service tells nothing without a login it leads there instead. Inside a
 * game there is none to offer. Source: spec §4 "Result popup", §6 "SDK view", decision 36.
 */
export function AskAgain(props: {
  readonly order: string
  readonly variant?: 'primary' | 'secondary'
  readonly label: string
  /** Called when the question has come to its end, however it was answered. */
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
