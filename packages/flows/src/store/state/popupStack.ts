import type { LegalNotice, PaymentRegion } from '@topup/domain'
import { createStore } from 'zustand/vanilla'

/** The popups that can be open, with what each needs to know. Source: spec §2 "Popups". */
export type PopupRequest =
  /** `intent` in the first three: the product that they lead to (decision 70). */
  | { readonly kind: 'login'; readonly intent?: PurchaseIntent | undefined }
  | { readonly kind: 'games' }
  | { readonly kind: 'serverCharacter'; readonly intent?: PurchaseIntent | undefined }
  | { readonly kind: 'recharge'; readonly productId: string; readonly intent?: PurchaseIntent | undefined }
  | { readonly kind: 'subMethods'; readonly methodKey: string }
  | { readonly kind: 'coupons' }
  /** The player's coupons, outside an order. */
  | { readonly kind: 'couponWallet' }
  /** Used and expired coupons, over either list of coupons. */
  | { readonly kind: 'couponHistory' }
  /** `order` is the order's address in the journal. */
  | { readonly kind: 'result'; readonly order: string }
  /** An order that an answer named and that is not in the journal yet; its result replaces this popup. */
  | { readonly kind: 'named'; readonly order: string }
  | { readonly kind: 'language' }
  /** The payment regions of a brand that has several. */
  | { readonly kind: 'region' }
  | { readonly kind: 'otherBrowser'; readonly login: string }
  | { readonly kind: 'account' }
  | { readonly kind: 'notice'; readonly notice: LegalNotice }
  /** `help`: a tip about customer service, with its address where there is one to open. */
  | { readonly kind: 'tip'; readonly title: string; readonly text: string; readonly help?: string | null }
  | ConfirmRequest

/** How a question ended: one of its two buttons, or closed without an answer. */
export type ConfirmAnswer = 'confirm' | 'cancel' | 'closed'

/** A question with two answers; `resolve` counts once. */
export interface ConfirmRequest {
  readonly kind: 'confirm'
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly cancelLabel: string
  /** `offer`: the other answer is the better one for the player, and is drawn that way. */
  readonly tone: 'plain' | 'destructive' | 'offer'
  /** The text sends the player to customer service, so that the way there stands in the same popup. */
  readonly sendsToHelp?: true
  readonly resolve: (answer: ConfirmAnswer) => void
}

/** One open popup; `id` tells two of the same kind apart. `continues`: it took the place of another one. */
export type OpenPopup = PopupRequest & { readonly id: number; readonly continues?: boolean }

/** The popups about coupons and orders. */
export type OrderPopup = Extract<
  OpenPopup,
  {
    readonly kind:
      | 'recharge'
      | 'subMethods'
      | 'coupons'
      | 'couponWallet'
      | 'couponHistory'
      | 'result'
      | 'named'
  }
>

/** The popups that are open over the page, the top one last. */
export interface PopupStack {
  readonly open: readonly OpenPopup[]
  /** What stands, as long as it is open, where a popup is about to be drawn: the sheet of the early script. */
  readonly standIn: { isOpen(): boolean; giveWay(): HTMLElement | null } | null
  /** Opens the popup on top; `continues`: in the place of something outside of this stack, such as the sheet of the early script. */
  push(request: PopupRequest, how?: { readonly continues: boolean }): void
  /** Opens the popup in place of all that are open. */
  replaceAll(request: PopupRequest): void
  /**
   * Puts the popup in the place of the one with this `id`; nothing, and null, when that one was closed meanwhile.
   * Returns the new id, or null when a page took the request over.
   */
  swap(id: number, request: PopupRequest): number | null
  close(id: number): void
  /** Goes one step back: to the step before, or out of the top popup. */
  closeTop(): void
  closeKind(kind: PopupRequest['kind']): void
  closeAll(): void
  /**
   * Lets a page take over requests: a popup for which `take` returns true is not opened. Returns a function
   * that stops it. The old layout shows recharge and result as pages this way. Source: spec §2 "Old layout".
   */
  divert(take: (request: PopupRequest) => boolean): () => void
  /**
   * Handles one tap at a time: further ones do nothing until it has been handled, whatever popups it opens. Source:
   * faults M-02.
   */
  handleOnce(handle: () => Promise<void>): Promise<void>
  /** Whether such a tap is being handled. */
  isHandling(): boolean
  /** Asks the question and resolves to the answer. */
  confirm(question: Omit<ConfirmRequest, 'kind' | 'resolve'>): Promise<ConfirmAnswer>
}

/** Whether a popup, or what stands in for one, is over the page. */
export const isPageCovered = ({ open, standIn }: PopupStack): boolean =>
  open.length > 0 || standIn?.isOpen() === true

/** The popup stack of one store. */
export type PopupStore = ReturnType<typeof createPopupStack>

/** Makes the popup stack of one store. `instead` names the popup that opens in place of one that cannot help now. */
export function createPopupStack(instead: (wanted: PopupRequest) => PopupRequest = (wanted) => wanted) {
  let nextId = 1
  let take: ((request: PopupRequest) => boolean) | null = null
  let isHandling = false
  return createStore<PopupStack>()((set, get) => {
    const keep = (stays: (popup: OpenPopup) => boolean) => {
      const leaving = get().open.filter((popup) => !stays(popup))
      if (leaving.length === 0) return
      set({ open: get().open.filter(stays) })
      for (const popup of leaving) if (popup.kind === 'confirm') popup.resolve('closed')
    }
    return {
      open: [],
      standIn: null,
      push: (wanted, how) => {
        const request = instead(wanted)
        if (take?.(request)) return
        set({ open: [...get().open, { ...request, ...how, id: nextId++ }] })
      },
      replaceAll: (wanted) => {
        const request = instead(wanted)
        if (take?.(request)) return get().closeAll()
        const before = get().open
        set({ open: [...before, { ...request, id: nextId++ }] })
        // A subscriber may have replaced the new one by now.
        keep((popup) => !before.includes(popup))
      },
      swap: (id, wanted) => {
        if (!get().open.some((popup) => popup.id === id)) return null
        const request = instead(wanted)
        if (take?.(request)) {
          get().close(id)
          return null
        }
        const next = { ...request, id: nextId++, continues: true }
        set({ open: get().open.map((popup) => (popup.id === id ? next : popup)) })
        return next.id
      },
      close: (id) => keep((popup) => popup.id !== id),
      closeTop: () => {
        const top = get().open[get().open.length - 1]
        if (!top) return
        // A login is not undone by going back: the character is the first step that can be taken again.
        if (top.kind === 'recharge' && top.intent)
          get().swap(top.id, { kind: 'serverCharacter', intent: top.intent })
        else keep((popup) => popup.id !== top.id)
      },
      closeKind: (kind) => keep((popup) => popup.kind !== kind),
      closeAll: () => keep(() => false),
      divert: (taken) => {
        take = taken
        return () => {
          if (take === taken) take = null
        }
      },
      handleOnce: async (handle) => {
        if (isHandling) return
        isHandling = true
        try {
          await handle()
        } finally {
          isHandling = false
        }
      },
      isHandling: () => isHandling,
      confirm: (question) =>
        new Promise((resolve) => {
          let answered = false
          const once = (answer: ConfirmAnswer) => {
            if (answered) return
            answered = true
            resolve(answer)
          }
          get().push({ ...question, kind: 'confirm', resolve: once })
        }),
    }
  })
}

/**
 * A product that a player tapped before they had logged in or chosen a character. It buys nothing: it leads on to the
 * recharge of the product, where the player taps Buy. It is kept apart from the selection, which a login clears, and
 * counts only in the game and region of the tap. Source: decision 70.
 */
export interface PurchaseIntent {
  readonly productId: string
  /** The product's name, as the player read it. */
  readonly name: string
  readonly clientId: string | null
  readonly region: PaymentRegion
  /** How many steps there are, payment included: 3 for a guest, 2 for a player who only lacks a character. */
  readonly steps: 2 | 3
}
