import { AlertMessage } from '@topup/ui-kit'
import { canReload } from '../features/purchase/orders/canReload.ts'
import { useServices } from '../store/servicesContext.tsx'

/**
 * In place of a page whose code cannot be loaded, as after a new release: a reload keeps the address. Where a reload would
 * lose something, like the session of a game, it leads back to the first page, whose code is here. Source: faults B-09,
 * decision 55.
 */
export function PageLost() {
  const services = useServices()
  const { translator, navigate } = services
  const isFree = canReload(services)
  return (
    <main className="page page--plain">
      <AlertMessage
        title={translator.t('pages.partLost.title')}
        text={translator.t(isFree ? 'pages.partLost.text' : 'error.network')}
        action={translator.t(isFree ? 'pages.crashed.reload' : 'pages.notFound.home')}
        onAction={() => (isFree ? location.reload() : navigate('/'))}
      />
    </main>
  )
}
