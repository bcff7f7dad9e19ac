import type { ApiError } from '@topup/api-client'
import { parseAccounts } from '@topup/domain'
import type { Account, GameChoice, LinkPayer, PaymentRegion, Visitor } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import type { BrandStorage } from '../../platform/brandStorage.ts'
import type { ChosenRegion } from './chosenRegion.ts'

/** Whose store this is at the moment: game, payment region and the accounts logged in on this device. */
export interface SessionState {
  /** The game's client id; the key of `accounts`. Null while no game is chosen, as after the service has refused it. */
  readonly clientId: string | null
  /** Null until the game list has named it. */
  readonly game: GameChoice | null
  readonly region: PaymentRegion
  readonly accounts: ReadonlyMap<string, Account>
  /**
   * Whether the store was opened inside a game: then stored accounts and choices are not used. Source: spec §6
   * "SDK view".
   */
  readonly isSdkVisit: boolean
  /** The account that came with an SDK link; held in memory only (decision 35). */
  readonly sdkAccount: Account | null
  /** Who pays on the page of a payment link, where nobody is logged in; null everywhere else. */
  readonly payer: LinkPayer | null
  /** The VIP level as last read in this visit; for tracking only. */
  readonly vip: { readonly clientId: string; readonly suid: string; readonly level: number } | null
  /** The account that was cleared because its real name is not verified; in memory, for checking again. Source: decision 43. */
  readonly unverified: Account | null
  /** The `suid` of players who have logged out of this device themselves, as one does before others come. Source: decision 48. */
  readonly loggedOut: readonly string[]
  logIn(account: Account): void
  /** Forgets the current game's account; orders stay in the journal. A newer login that another tab stored stays stored. */
  logOut(): void
  /** The same at the player's own word: from then on a guest sees nothing of that player's orders. Source: decision 48. */
  leave(): void
  /** The account of the current game as it is stored now, perhaps by another tab. */
  stored(): Account | null
  /** Uses the stored accounts in place of those that this page knows, where that of this game differs. Source: faults A-14. */
  followStored(): void
  /**
   * Forgets the account as `logOut` does, but keeps it in memory so that it can be checked again in this visit.
   * Source: spec §8 (6001), decision 43.
   */
  setAsideUnverified(): void
  /** Logs in the account that was set aside, when it is verified. */
  takeBackVerified(): void
  /**
   * Sets the game and, in the same step, the payment region that it is sold in; both outlive a reload of this
   * tab. Source: decision 54.
   */
  chooseGame(game: GameChoice): void
  /**
   * Sets the payment region of the current game in place of the one where it is sold; it counts for this game as
   * long as the tab is open. Source: decision 54.
   */
  changeRegion(region: PaymentRegion): void
  useSdkAccount(account: Account | null): void
}

/** The session of one store. */
export type SessionStore = ReturnType<typeof createSessionStore>

const gameExpiryDays = 7
/** A token is not kept longer than the choice it was made for (faults A-16). */
const accountExpiryDays = 7
/** More players than share a device. */
const mostLoggedOut = 50

/** What a session starts with. */
export interface SessionStart {
  readonly clientId: string | null
  /** Null or left out until the game list has named it. */
  readonly game?: GameChoice | null
  readonly region: PaymentRegion
  readonly isSdkVisit?: boolean
  readonly payer?: LinkPayer
  /** The storage of this tab: what another tab chooses is not seen here. */
  readonly tab?: BrandStorage
  /** The region that the player chose in this tab before the page was loaded. */
  readonly chosenRegion?: ChosenRegion | null
  /** Where a chosen game is sold; left out where the region is fixed. */
  readonly regionOf?: (game: GameChoice, before: PaymentRegion) => PaymentRegion
}

/** Makes the session from what was stored and what the entry link said. Source: spec §3 "Stored browser items". */
export function createSessionStore(brandStorage: BrandStorage, start: SessionStart) {
  return createStore<SessionState>()((set, get) => {
    const keepAccounts = (accounts: ReadonlyMap<string, Account>) => {
      brandStorage.write('accounts', [...accounts], accountExpiryDays)
      set({ accounts })
    }
    /** Another tab may have logged in or out of another game since this page was opened; that stays. */
    const logins = () => storedLogins(brandStorage)
    const keepLoggedOut = (loggedOut: readonly string[]) => {
      brandStorage.write('loggedOut', loggedOut)
      set({ loggedOut })
    }
    let chosen = start.chosenRegion ?? null
    const keep = (key: string, value: unknown, expiryDays?: number) => {
      // A game's tab changes nothing for other tabs.
      for (const each of [get().isSdkVisit ? undefined : brandStorage, start.tab])
        each?.write(key, value, expiryDays)
    }
    /** Whether these accounts have the login of the current game that this page knows. */
    const isLoginOf = (accounts: ReadonlyMap<string, Account>) =>
      loginOf({ ...get(), accounts })?.oauthToken === loginOf(get())?.oauthToken

    return {
      clientId: start.clientId,
      game: start.game ?? null,
      region: start.region,
      isSdkVisit: start.isSdkVisit === true,
      sdkAccount: null,
      payer: start.payer ?? null,
      vip: null,
      unverified: null,
      ...logins(),
      logIn: (account) => {
        const { clientId } = get()
        // A login is for a game.
        if (clientId === null) return
        set({ isSdkVisit: false, sdkAccount: null, unverified: null })
        const { accounts, loggedOut } = logins()
        keepAccounts(accounts.set(clientId, account))
        if (loggedOut.includes(account.suid)) keepLoggedOut(loggedOut.filter((suid) => suid !== account.suid))
      },
      leave: () => {
        const suid = accountOf(get())?.suid
        if (suid !== undefined)
          keepLoggedOut([...logins().loggedOut.filter((each) => each !== suid), suid].slice(-mostLoggedOut))
        get().logOut()
      },
      logOut: () => {
        const { clientId, isSdkVisit } = get()
        if (isSdkVisit) return set({ sdkAccount: null })
        const { accounts } = logins()
        const isOurs = isLoginOf(accounts)
        if (clientId !== null) accounts.delete(clientId)
        set({ sdkAccount: null, accounts })
        if (isOurs) keepAccounts(accounts)
      },
      stored: () => loginOf({ ...get(), ...logins() }) ?? null,
      followStored: () => {
        const now = logins()
        if (!isLoginOf(now.accounts)) set(now)
      },
      setAsideUnverified: () => {
        set({ unverified: accountOf(get()) ?? get().unverified })
        get().logOut()
      },
      takeBackVerified: () => {
        const { unverified, isSdkVisit } = get()
        if (unverified === null) return
        if (isSdkVisit) return set({ sdkAccount: unverified, unverified: null })
        // Somebody has logged in in another tab meanwhile.
        if (get().stored() !== null) return set({ unverified: null })
        get().logIn(unverified)
      },
      chooseGame: (game) => {
        const before = get().region
        const ofGame = start.regionOf?.(game, before) ?? before
        const region = chosen?.clientId === game.clientId ? chosen.region : ofGame
        keep('game', game, gameExpiryDays)
        keep('region', region)
        const isLeft = game.clientId !== get().clientId
        // The account of a game does not count in another game, whose login another tab may have ended or replaced.
        const left = isLeft && { sdkAccount: null, unverified: null, ...logins() }
        set({ game, clientId: game.clientId, region, ...left })
      },
      changeRegion: (region) => {
        chosen = { clientId: get().clientId, region }
        start.tab?.write('chosenRegion', chosen)
        keep('region', region)
        set({ region })
      },
      // In memory alone: a game's tab changes nothing for other tabs.
      useSdkAccount: (sdkAccount) =>
        set({ sdkAccount, loggedOut: get().loggedOut.filter((suid) => suid !== sdkAccount?.suid) }),
    }
  })
}

const parseTexts = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : null

/** The logins and logouts of all games, as any tab has stored them. */
export const storedLogins = (
  brandStorage: Pick<BrandStorage, 'read'>,
): { readonly accounts: Map<string, Account>; readonly loggedOut: readonly string[] } => ({
  accounts: new Map(brandStorage.read('accounts', parseAccounts) ?? []),
  loggedOut: brandStorage.read('loggedOut', parseTexts) ?? [],
})

/** Who is logged in to the current game on this device; nobody is without a game. */
const loginOf = ({ accounts, clientId }: Pick<SessionState, 'accounts' | 'clientId'>): Account | undefined =>
  clientId === null ? undefined : accounts.get(clientId)

/** What the service answers without a game (-3001); nothing has to be sent to know it. Source: spec §8 (-3001). */
export const noGame: { readonly ok: false; readonly error: ApiError } = {
  ok: false,
  error: {
    kind: 'rejected',
    endpoint: 'session',
    reason: 'notAGame',
    code: -3001,
    message: '',
    content: null,
  },
}

type SessionOwner = Pick<SessionState, 'accounts' | 'clientId' | 'isSdkVisit' | 'payer' | 'sdkAccount'>

/**
 * The visitor of the current game, or of a payment link; inside a game only the account that came with the link counts. Source: spec
 * §6.
 */
export function visitorOf(session: SessionOwner): Visitor {
  if (session.payer !== null) return { kind: 'paymentLink', payer: session.payer }
  if (session.sdkAccount !== null) return { kind: 'sdk', account: session.sdkAccount }
  if (session.isSdkVisit) return { kind: 'guest' }
  const account = loginOf(session)
  return account === undefined ? { kind: 'guest' } : { kind: 'player', account }
}

/** The account of the current game, or null where nobody is logged in. */
export function accountOf(session: SessionOwner): Account | null {
  const visitor = visitorOf(session)
  return visitor.kind === 'player' || visitor.kind === 'sdk' ? visitor.account : null
}
