import { whenIdle } from '../platform/whenIdle.ts'
import type { Services } from '../store/services.ts'
import { accountOf } from '../store/state/sessionStore.ts'

/** The code that is fetched before a tap needs it. */
export interface CodeAhead {
  readonly popups: () => Promise<unknown>
  /** Everything from the recharge popup to the result. */
  readonly purchase: () => Promise<unknown>
}

/** The first events of somebody who does more than look; old phones have touches where others have pointers. */
export const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Fetches the code of popups at the first sign of a player, and that of a payment when one is near: for a player who is logged
 * in, as soon as that is so, and over the first popup. A visit that only looks fetches neither. A failure is handled when a
 * popup opens. Source: decision 93, performance.md "What is fetched when".
 */
export function fetchAhead(
  { popups, session }: Pick<Services, 'popups' | 'session'>,
  code: CodeAhead,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
  idle: (task: () => void) => unknown = whenIdle,
): void {
  const fetchPopups = () => {
    for (const sign of signs) page.removeEventListener(sign, fetchPopups, true)
    code.popups().catch(() => undefined)
  }
  const fetchPurchase = () => {
    for (const stop of stops) stop()
    idle(() => {
      fetchPopups()
      code.purchase().catch(() => undefined)
    })
  }
  for (const sign of signs) page.addEventListener(sign, fetchPopups, { capture: true, passive: true })
  const isLoggedIn = () => accountOf(session.getState()) !== null
  const stops = [
    popups.subscribe(fetchPurchase),
    session.subscribe(() => {
      if (isLoggedIn()) fetchPurchase()
    }),
  ]
  if (isLoggedIn() || popups.getState().open.length > 0) fetchPurchase()
}
