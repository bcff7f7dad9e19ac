import {
  type ApiClient,
  type ApiError,
  type DecodeOptions,
  decodeGames,
  decodeLimits,
  decodePageConfig,
  decodeProductGroups,
  getGameList,
  getLimitProductInfo,
  getPageConfig,
  getProductPoints,
} from '@topup/api-client'
import {
  type BrandConfig,
  type BrandGame,
  type CharacterLimits,
  type Platform,
  findOwnGame,
  selectionAfterRegion,
} from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import type { CatalogueState, CatalogueStore } from '../../store/services.ts'
import { type Loadable, latestOnly, loading } from '../../store/state/loadable.ts'
import type { SelectionStore } from '../../store/state/selectionStore.ts'
import { type SessionStore, noGame } from '../../store/state/sessionStore.ts'
import { productsKey } from './cardProducts.ts'

/** What the catalogue needs from the store. */
export interface CatalogueDeps {
  readonly api: ApiClient
  /** The games of the brand's table, each with its ids of all platforms. */
  readonly table: readonly Pick<BrandGame, 'clientIds'>[]
  readonly brand: Pick<BrandConfig, 'currencies'>
  readonly platform: Platform
  readonly session: SessionStore
  readonly selection: SelectionStore
  readonly decoding: () => DecodeOptions
  /** `isShown`: the part that stays empty says why. */
  readonly onError: (error: ApiError, isShown?: boolean) => void
}

/** The limits of a store in which nothing is limited. */
export const noLimits = {
  limits: { kind: 'known', limits: new Map() },
  limitsOf: null,
  isAskingLimits: false,
} as const satisfies Partial<CatalogueState>

/** Makes the catalogue. Answers that arrive after a newer request are dropped (faults M-09). */
export function createCatalogueStore({
  api,
  table,
  brand,
  platform,
  session,
  selection,
  decoding,
  onError,
}: CatalogueDeps): CatalogueStore {
  const latest = {
    games: latestOnly(),
    pageConfig: latestOnly(),
    products: latestOnly(),
    limits: latestOnly(),
  }
  /** What is asked for the game and region of the moment; null without a game. */
  const place = () => {
    const { clientId, region } = session.getState()
    return clientId === null ? null : { client_id: clientId, domain_area: region }
  }

  const placeKey = () => JSON.stringify(place())
  let shownFor = placeKey()
  const named = new Set<string>()
  const unknown: CharacterLimits = { kind: 'unknown', named }

  return createStore<CatalogueState>()((set, get) => {
    /** Keeps what is shown on screen while it is loaded again, but never in another game or region (faults M-22). */
    const keepOrLoading = <T>(current: Loadable<T>): Loadable<T> =>
      current.kind === 'ready' && shownFor === placeKey() ? current : loading

    /** Keeps on screen, after a failure, what is still good enough to show. */
    const failedOver = <T>(current: Loadable<T>, error: ApiError): Loadable<T> => {
      const isKept = current.kind === 'ready'
      onError(error, !isKept)
      return isKept ? current : { kind: 'failed', error }
    }

    /** Makes a check whether an answer is still wanted: the newest one, for the game of the moment. */
    const ask = (part: keyof typeof latest): (() => boolean) => {
      const isLatest = latest[part]()
      const { clientId } = session.getState()
      return () => isLatest() && clientId === session.getState().clientId
    }

    return {
      games: loading,
      pageConfig: loading,
      products: loading,
      productsOf: null,
      isAskingProducts: false,
      isLate: false,
      limits: unknown,
      limitsOf: '',
      isAskingLimits: true,
      load: async () => {
        const state = get()
        // No game is chosen after the service has refused one: there is only the list to choose from.
        if (session.getState().clientId === null) return state.loadGames()
        if (shownFor !== placeKey()) set({ games: loading, pageConfig: loading, products: loading })
        shownFor = placeKey()
        await Promise.all([
          state.loadGames(),
          state.loadPageConfig(),
          state.loadProducts(),
          state.loadLimits(),
        ])
      },
      loadGames: async () => {
        const isLatest = ask('games')
        set({ games: keepOrLoading(get().games) })
        const { region } = session.getState()
        // All games of the store, where none is chosen.
        const request = { client_id: '', domain_area: region, ...place(), platform }
        const answer = await api.call(getGameList, request)
        if (!isLatest()) return
        if (!answer.ok) {
          const games = failedOver(get().games, answer.error)
          // The reaction to the failure may have requested the list anew.
          return isLatest() ? set({ games }) : undefined
        }
        const games = decodeGames(answer.value.content, decoding())
        set({ games: { kind: 'ready', value: games } })
        const { clientId, game } = session.getState()
        const found = clientId === null ? null : findOwnGame(games, clientId, table)
        if (found === null) return
        // The first answer decides which game an edition belongs to: lists of two regions that differ on it would
        // alternate.
        const listed = { ...found, parentClientId: game?.parentClientId ?? found.parentClientId }
        if (JSON.stringify(listed) === JSON.stringify(game)) return
        session.getState().chooseGame(listed)
        if (shownFor === placeKey()) return
        // An edition of a link is sold where its game is sold, and only the list says which game that is.
        // Source: decision 54.
        selection.getState().change(selectionAfterRegion)
        await get().load()
      },
      loadPageConfig: async () => {
        const isLatest = ask('pageConfig')
        set({ pageConfig: keepOrLoading(get().pageConfig) })
        const at = place()
        const answer = at === null ? noGame : await api.call(getPageConfig, at)
        if (!isLatest()) return
        set({
          pageConfig: answer.ok
            ? { kind: 'ready', value: decodePageConfig(answer.value.content, decoding()) }
            : failedOver(get().pageConfig, answer.error),
        })
      },
      loadProducts: async () => {
        const isLatest = ask('products')
        set({ products: keepOrLoading(get().products), isAskingProducts: true, isLate: false })
        const productsOf = productsKey(session, decoding().languages?.[0])
        const asked = session.getState()
        const at = place()
        const answer = at === null ? noGame : await api.call(getProductPoints, at)
        if (!isLatest()) return
        set({ isAskingProducts: false })
        if (!answer.ok) return set({ products: failedOver(get().products, answer.error) })
        const currency = brand.currencies?.[asked.region]
        const value = decodeProductGroups(answer.value.content, currency, decoding())
        set({ products: { kind: 'ready', value }, productsOf })
      },
      loadLimits: async () => {
        const isLatest = ask('limits')
        const limitsOf = characterOf(session, selection)
        const { character, server, area } = selection.getState().selection
        const { clientId } = session.getState()
        if (limitsOf === null || clientId === null || character === null || server === null)
          return set({ limits: unknown, limitsOf: '', isAskingLimits: false })
        // One character's limits say nothing about another's, not even when the request fails.
        set({
          limits: get().limitsOf === limitsOf ? get().limits : unknown,
          limitsOf,
          isAskingLimits: true,
        })
        const answer = await api.call(getLimitProductInfo, {
          client_id: clientId,
          role_id: character.value,
          server_id: server.value,
          area_id: area?.value,
        })
        if (!isLatest()) return
        if (!answer.ok) {
          set({ limits: unknown, isAskingLimits: false })
          return onError(answer.error)
        }
        const limits = decodeLimits(answer.value.content, answer.value.isPartial)
        for (const productId of limits.keys()) named.add(productId)
        set({ limits: { kind: 'known', limits }, isAskingLimits: false })
      },
    }
  })
}

/** One key for the chosen character and the game it was chosen in; null without a character. */
export function characterOf(session: SessionStore, selection: SelectionStore): string | null {
  const { character, server, area } = selection.getState().selection
  return (
    character &&
    server &&
    [session.getState().clientId, server.value, character.value, area?.value].join('\n')
  )
}
