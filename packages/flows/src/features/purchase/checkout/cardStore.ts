import { cardInfo, decodeCardInfo, getCardInfo } from '@topup/api-client'
import type { ApiClient, ApiError, CardParameters, CardValue } from '@topup/api-client'
import { canCardLogin, entryOfIntent, plainCardNumber, plainCardText, pointCurrency } from '@topup/domain'
import type { CardForm, Journal } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import { latestOnly } from '../../../store/state/loadable.ts'
import type { SessionStore } from '../../../store/state/sessionStore.ts'
import type { JournalStore } from '../../../store/contracts/journal.ts'

/** What is known of the card that was typed. */
export type CardQuery =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly cardValue: CardValue }
  /** The service's own message, or null when it gave none. */
  | { readonly kind: 'rejected'; readonly message: string | null }
  | { readonly kind: 'unreachable' }

/** A card that was looked up; exactly this card is sent. `parameters` is a secret. */
export interface CheckedCard {
  readonly parameters: CardParameters
  readonly cardValue: CardValue
}

/**
 * The state of the card form. It is in memory only, for as long as its popup is open or its order is not final.
 * Source: spec §4, faults M-11.
 */
export interface CardState {
  readonly typed: CardForm
  readonly query: CardQuery
  /** The intent that this card was sent for while the outcome is unknown: the card may already be used. */
  readonly sentFor: string | null
  /** Whether the form is on screen. */
  readonly isShown: boolean
  enter(): void
  type(form: CardForm): void
  /**
   * Asks what the card is worth, which takes nothing from it; null when there is a message for the player instead.
   */
  fetchValue(): Promise<CheckedCard | null>
  /** Notes that the card is about to be sent for an intent. */
  markSent(intentId: string): void
  /** Notes that the service rejected the card without taking it; the form shows `message`. */
  markRejected(message: string | null): void
  /** Clears the form when its popup closes, unless the card was sent and the outcome is unknown. */
  leave(): void
}

/** The card form of one store. */
export type CardStore = ReturnType<typeof createCardStore>

const empty: CardForm = { cardNumber: '', cardPassword: '' }

/** Makes the card form. Source: spec §4 "Closing clears the card form", §7 "Card info query", faults M-11. */
export function createCardStore(deps: {
  readonly api: ApiClient
  readonly session: SessionStore
  readonly journal: JournalStore
  readonly onError: (error: ApiError) => void
}) {
  const { api, session, journal, onError } = deps
  const latest = latestOnly()
  const store = createStore<CardState>()((set, get) => ({
    typed: empty,
    query: { kind: 'none' },
    sentFor: null,
    isShown: false,
    enter: () => set({ isShown: true }),
    type: (typed) => {
      latest()
      set({ typed, query: { kind: 'none' } })
    },
    fetchValue: async () => {
      const { typed } = get()
      if (!canCardLogin(typed)) return null
      const isLatest = latest()
      set({ query: { kind: 'asking' } })
      const parameters = await cardInfo(plainCardNumber(typed.cardNumber), plainCardText(typed.cardPassword))
      const { clientId } = session.getState()
      const answer = await api.call(getCardInfo, { client_id: clientId, ...parameters })
      if (!isLatest()) return null
      if (answer.ok) {
        const cardValue = decodeCardInfo(answer.value.content, pointCurrency)
        set({ query: { kind: 'known', cardValue } })
        return { parameters, cardValue }
      }
      set({ query: failureOf(answer.error) })
      if (answer.error.kind === 'rejected' && answer.error.reason !== 'other') onError(answer.error)
      return null
    },
    markSent: (intentId) => {
      set({ sentFor: intentId })
      clearWhenSettled(journal.getState().journal)
    },
    markRejected: (message) => {
      set({ sentFor: null, query: { kind: 'rejected', message } })
      if (!get().isShown) get().leave()
    },
    leave: () => {
      set({ isShown: false })
      if (get().sentFor !== null) return
      latest()
      set({ typed: empty, query: { kind: 'none' } })
    },
  }))
  /** When the order is final, its form is cleared. */
  const clearWhenSettled = (entries: Journal) => {
    const { sentFor } = store.getState()
    if (sentFor === null || entryOfIntent(entries, sentFor)?.kind !== 'final') return
    store.setState({ typed: empty, query: { kind: 'none' }, sentFor: null })
  }
  journal.subscribe(({ journal: entries }) => clearWhenSettled(entries))
  return store
}

function failureOf(error: ApiError): CardQuery {
  if (error.kind !== 'rejected') return { kind: 'unreachable' }
  return { kind: 'rejected', message: error.message === '' ? null : error.message }
}
