import type { Services } from '../../store/services.ts'
import type { OpenPopup } from '../../store/state/popupStack.ts'

type Watched = Pick<Services, 'popups' | 'tracking'>

/**
 * Tracks the popups that count as a view, each once when it is drawn. Returns a function that stops it, as long as none is open.
 * Source: spec §7 "Event names".
 */
export function trackPopups(services: Watched): () => void {
  const { popups } = services
  let newestId = 0
  const look = () => {
    const { open } = popups.getState()
    for (const popup of open) {
      if (popup.id > newestId) trackPopup(services, popup)
    }
    newestId = Math.max(newestId, ...open.map(({ id }) => id))
  }
  look()
  return popups.subscribe(look)
}

function trackPopup({ tracking }: Watched, popup: OpenPopup): void {
  if (popup.kind === 'games') tracking.track('viewGameList')
  if (popup.kind === 'recharge') tracking.track('viewProductDetail', { value: popup.productId })
}
