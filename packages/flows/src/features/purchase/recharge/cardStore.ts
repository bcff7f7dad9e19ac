import { type ApiClient, type ApiError, cardInfo, decodeCardInfo, getCardInfo } from '@topup/api-client'
import {
  type CardForm,
  type Journal,
  canCardLogin,
  entryOfIntent,
  plainCardNumber,
  plainCardText,
  pointCurrency,
} from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import { isLoginPassword } from '../../../store/loginPasswords.ts'
import type { JournalStore, Services } from '../../../store/services.ts'
import { latestOnly } from '../../../store/state/loadable.ts'
import type { SessionStore } from '../../../store/state/sessionStore.ts'
import type { CardQuery, CardState } from '../contracts.ts'

const empty: CardForm = { cardNumber: '', cardPassword: '' }

/** Makes the card form. Source: spec §4 "Closing clears the card form", §7 "Card info query", faults M-11. */
export function createCardStore(deps: {
  readonly api: ApiClient
  readonly session: SessionStore
  readonly journal: JournalStore
  readonly made: Services['made']
  readonly onError: (error: ApiError) => void
}) {
  const { api, session, journal, made, onError } = deps
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
      const secrets = [typed.cardPassword, typed.cardNumber, plainCardText(typed.cardPassword)]
      if (secrets.some((text) => isLoginPassword({ made }, text))) {
        set({ query: { kind: 'isPassword' } })
        return null
      }
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
