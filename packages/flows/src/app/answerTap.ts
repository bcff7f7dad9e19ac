import type { EarlyTap } from '../early/earlyVisit.ts'
import type { Services } from '../store/services.ts'
import { accountOf } from '../store/state/sessionStore.ts'
import { answerProduct, type OpenedTap } from './answerProduct.ts'
import type { CodeAhead } from './fetchAhead.ts'

/** Does what the player tapped before the store was there. Source: decision 18. */
export function answerTap(services: Services, tap: EarlyTap, code: CodeAhead): void {
  const { popups, selection, session } = services
  if (tap.sheet !== null) {
    const before = selection.getState().selection.productId
    return continueLater(services, { tap, sheet: tap.sheet, before }, code)
  }
  if (popups.getState().open.length > 0) return
  if (tap.kind === 'product') return answerProduct(services, tap)
  popups.getState().push({ kind: accountOf(session.getState()) === null ? 'login' : 'serverCharacter' })
}

/** Loads the code that goes on where the sheet stands; when it cannot be loaded, the popup says so. */
function continueLater(services: Services, opened: OpenedTap, code: CodeAhead): void {
  const { tap, sheet } = opened
  const hasNone = () => services.popups.getState().open.length === 0
  import('./continueSheet.ts')
    .then(({ continueSheet }) => continueSheet(services, opened, code))
    .catch(() => {
      if (sheet.isOpen() && hasNone()) answerProduct(services, tap)
      if (hasNone()) sheet.close()
    })
}
