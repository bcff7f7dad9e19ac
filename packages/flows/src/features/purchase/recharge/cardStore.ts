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
import { type SessionState, type SessionStore, accountOf, noGame } from '../../../store/state/sessionStore.ts'
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
      const answer =
        clientId === null ? noGame : await api.call(getCardInfo, { client_id: clientId, ...parameters })
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
    markSent: (intentId, { cardValue }) => {
      const { query } = get()
      // Its player may have left since the card was sent, or typed another one.
      if (query.kind !== 'known' || query.cardValue !== cardValue) return
      set({ sentFor: intentId })
      followOrder(journal.getState().journal)
    },
    markRejected: (message) => {
      set({ sentFor: null, query: { kind: 'rejected', message } })
      if (!get().isShown) clear()
    },
    leave: () => {
      set({ isShown: false })
      if (get().sentFor === null) clear()
    },
  }))
  const clear = () => {
    latest()
    store.setState({ typed: empty, query: { kind: 'none' }, sentFor: null })
  }
  /** When the order is final, its form is cleared; when there proves to be none, the form is like one that was not sent. */
  const followOrder = (entries: Journal) => {
    const { sentFor, isShown } = store.getState()
    if (sentFor === null) return
    const entry = entryOfIntent(entries, sentFor)
    if (entry?.kind === 'final' || (entry === null && !isShown)) clear()
    else if (entry === null) store.setState({ sentFor: null })
  }
  journal.subscribe(({ journal: entries }) => followOrder(entries))

  let holder = holderIn(session.getState())
  session.subscribe((state) => {
    const now = holderIn(state)
    const isSame = now.clientId === holder.clientId && now.suid === holder.suid
    // A session that merely ended is no logout: the same player may come back. Source: decision 48.
    const hasEnded =
      now.clientId === holder.clientId && now.suid === '' && !state.loggedOut.includes(holder.suid)
    if (isSame || hasEnded) return
    holder = now
    clear()
  })
  return store
}

/** Whose card is typed: nobody else may read or send it. */
const holderIn = (state: SessionState) => ({ clientId: state.clientId, suid: accountOf(state)?.suid ?? '' })

function failureOf(error: ApiError): CardQuery {
  if (error.kind !== 'rejected') return { kind: 'unreachable' }
  return { kind: 'rejected', message: error.message === '' ? null : error.message }
}
