import type { Reaction } from './reactTo.ts'

/** What the gate answers: a reaction, nothing, or the end of a loop (a stable error page). */
export type GatedReaction =
  | { readonly kind: 'perform'; readonly reaction: Reaction }
  /** The answer to an act of the player, whose move was made a moment ago: only the message is due. */
  | { readonly kind: 'say'; readonly reaction: Reaction }
  | { readonly kind: 'ignore' }
  | { readonly kind: 'stopLoop' }

/** What failed: something that the player did, or a load that nobody waits for. */
export type FailedCall = 'act' | 'load'

const sameReactionMs = 5000
const loopWindowMs = 60_000
const movesBeforeStop = 2

/** Reactions that change the page or open the login popup; they can trigger each other in a loop. */
function moves(reaction: Reaction): boolean {
  switch (reaction.kind) {
    case 'signOutAndAskLogin':
    case 'signOutAndGoHome':
    case 'clearGame':
    case 'leaveRegion':
    case 'goToPaymentLinkError':
      return true
    case 'dropCoupon':
    case 'showExistingOrder':
    case 'showNotLoggedIn':
    case 'showMessage':
    case 'showNetworkError':
    case 'showQueryError':
    case 'showChecking':
      return false
  }
}

function keyOf(reaction: Reaction): string {
  return 'message' in reaction ? `${reaction.kind}:${reaction.message}` : reaction.kind
}

/**
 * Turns many failures at the same moment into a single reaction.
 * - A load's reaction like one of the last 5 s is ignored; at most one move (redirect, login popup) per 5 s.
 * - An act of the player is always answered, also the second time: in place of a second move only its message is due.
 * - After two moves within a minute the next one is `stopLoop`, once; later ones are ignored until the minute
 *   is over.
 * `showExistingOrder` and `showChecking` (an unknown payment outcome) always pass, because each belongs to its
 * own order. `now` is epoch milliseconds. Source: decision 36, faults S13 and B-10.
 */
export function createReactionGate(deps: {
  readonly now: () => number
}): (reaction: Reaction, of: FailedCall) => GatedReaction {
  const lastByKey = new Map<string, number>()
  let movedAt: readonly number[] = []

  return (reaction, of) => {
    if (reaction.kind === 'showExistingOrder' || reaction.kind === 'showChecking')
      return { kind: 'perform', reaction }
    const at = deps.now()
    const key = moves(reaction) ? 'move' : keyOf(reaction)
    const last = lastByKey.get(key)
    // A clock that was set back must not silence reactions forever.
    if (last !== undefined && at >= last && at - last < sameReactionMs && (of === 'load' || moves(reaction)))
      return of === 'act' ? { kind: 'say', reaction } : { kind: 'ignore' }
    if (lastByKey.size > 50) lastByKey.clear()
    lastByKey.set(key, at)
    if (!moves(reaction)) return { kind: 'perform', reaction }
    movedAt = [...movedAt.filter((time) => at >= time && at - time < loopWindowMs), at]
    if (movedAt.length <= movesBeforeStop) return { kind: 'perform', reaction }
    if (movedAt.length === movesBeforeStop + 1) return { kind: 'stopLoop' }
    return of === 'act' ? { kind: 'say', reaction } : { kind: 'ignore' }
  }
}
