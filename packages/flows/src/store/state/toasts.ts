import { createStore } from 'zustand/vanilla'

/** One short message. `text` is already in the player's language, or the server's own words. */
export interface ToastMessage {
  readonly id: number
  readonly tone: 'success' | 'error' | 'info'
  readonly text: string
}

/** The messages on screen, newest last. Errors stay until dismissed or the next Buy; others leave after 4 s (design.md §4). */
export interface Toasts {
  readonly messages: readonly ToastMessage[]
  show(tone: ToastMessage['tone'], text: string): void
  dismiss(id: number): void
  /** Takes the errors away that the next attempt answers. */
  dismissErrors(): void
}

const mostShown = 3

/** The toasts of one store. */
export type ToastStore = ReturnType<typeof createToasts>

/** Makes the toasts of one store. The same text is not shown twice at once. */
export function createToasts() {
  let nextId = 1
  return createStore<Toasts>()((set, get) => ({
    messages: [],
    show: (tone, text) => {
      const others = get().messages.filter((message) => message.text !== text)
      set({ messages: [...others, { id: nextId++, tone, text }].slice(-mostShown) })
    },
    dismiss: (id) => set({ messages: get().messages.filter((message) => message.id !== id) }),
    dismissErrors: () => set({ messages: get().messages.filter(({ tone }) => tone !== 'error') }),
  }))
}
