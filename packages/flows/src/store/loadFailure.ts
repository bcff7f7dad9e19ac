import type { ApiError, RejectedError } from '@topup/api-client'

/** Where a load failed, as far as it decides how the player goes on. */
export interface FailurePlace {
  /**
   * `part`: a part of a page or a popup. `home`: the first page itself. `gameList`: the list of games itself. `link`: the
   * page of a payment link, whose account and game are not the store's: no login or game is chosen there.
   */
  readonly at: 'part' | 'home' | 'gameList' | 'link'
  readonly isOffline: boolean
  readonly isLoggedIn: boolean
  /** Whether the store was opened inside a game: there is no login to offer. Source: spec §6 "SDK view". */
  readonly isSdkVisit: boolean
}

/** What the player can do about a failed load. `home`: return home and load again; `none`: nothing on this page. */
export type FailureAction = 'retry' | 'home' | 'logIn' | 'chooseGame' | 'verify' | 'none'

/** Why a load failed, as the player reads it, and how to go on. */
export interface LoadFailure {
  /** The reason in the store's words. */
  readonly text:
    | 'error.network'
    | 'error.offline'
    | 'error.query'
    | 'error.unreadable'
    | 'error.refused'
    | 'error.logInFirst'
    | 'error.reopen'
    | 'error.gameGone'
    | 'pages.notArea.title'
    | 'realName.notVerified'
  /** The service's own words, to be shown in place of `text`; plain text, never markup. Empty without any. */
  readonly words: string
  readonly action: FailureAction
}

const failure = (text: LoadFailure['text'], action: FailureAction = 'retry', words = ''): LoadFailure => ({
  text,
  words,
  action,
})

/**
 * Why a load failed and how the player goes on; `error` is null where an answer could not be understood. A load is
 * repeated and fails over, so that an error that names a host was tried several times; one that names none is a part of
 * the store that could not be fetched. Source: spec §8, decisions 36 and 44, faults O-09.
 */
export function loadFailureOf(error: ApiError | null, place: FailurePlace): LoadFailure {
  if (error?.kind === 'rejected') return refusalOf(error, place)
  if (error?.kind === 'network') {
    if (place.isOffline) return failure('error.offline')
    return failure('error.network')
  }
  return place.at === 'part' ? failure('error.query', 'home') : failure('error.unreadable')
}

function refusalOf({ reason, message }: RejectedError, { at, isLoggedIn, isSdkVisit }: FailurePlace) {
  if (at === 'link') return failure('error.refused', 'retry', message)
  switch (reason) {
    case 'notLoggedIn':
      // The service's words would ask for a login that is not here.
      if (isSdkVisit) return failure('error.reopen', 'none')
      return failure('error.logInFirst', isLoggedIn ? 'retry' : 'logIn')
    case 'notAGame':
      return failure('error.gameGone', at === 'gameList' ? 'retry' : 'chooseGame', message)
    case 'wrongDomain':
      return failure('pages.notArea.title', 'retry', message)
    case 'notRealName':
      return failure('realName.notVerified', 'verify', message)
    default:
      return failure('error.refused', 'retry', message)
  }
}
