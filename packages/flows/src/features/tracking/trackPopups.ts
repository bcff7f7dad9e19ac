import type { Services } from '../../store/services.ts'
import type { OpenPopup, PopupStore } from '../../store/state/popupStack.ts'

type Watched = Pick<Services, 'popups' | 'tracking'>

/** The newest popup that was tracked, by its stack. */
const tracked = new WeakMap<PopupStore, number>()

/**
 * Tracks the popups that count as a view, each once, from when the code that draws them is there. Returns a function that
 * stops it. Source: spec §7 "Event names".
 */
export function trackPopups(services: Watched): () => void {
  const { popups } = services
  const look = () => {
    for (const popup of popups.getState().open) {
      if (popup.id <= (tracked.get(popups) ?? 0)) continue
      tracked.set(popups, popup.id)
      trackPopup(services, popup)
    }
  }
  look()
  return popups.subscribe(look)
}

function trackPopup({ tracking }: Watched, popup: OpenPopup): void {
  if (popup.kind === 'games') tracking.track('viewGameList')
  if (popup.kind === 'recharge') tracking.track('viewProductDetail', { value: popup.productId })
}
