import type { Page } from './page.ts'
import type { SharedStorage } from './sharedStorage.ts'

/** What a browser does when the store opens a window. */
export type WindowManner = 'opened' | 'blocked' | 'throws' | 'severed' | 'guarded'

/** What stands in a tab or window: nothing yet, a document of the store's own, somebody else's, or it is gone. */
export type Shown =
  | { readonly kind: 'blank' }
  | { readonly kind: 'ours'; readonly page: Page }
  | { readonly kind: 'elsewhere'; readonly origin: string }
  | { readonly kind: 'closed' }

/** A tab or window. It outlives its documents, and so do what it stores and who opened it. */
export interface Frame {
  readonly name: string
  /** Its `sessionStorage`. */
  readonly session: SharedStorage
  /** The window as other documents hold it. */
  readonly proxy: Window
  /** The document that opened it, for a window. */
  readonly openedBy: Page | null
  opener: Frame | null
  shown: Shown
  /** Of the newest document of the store's own. */
  address: string
  /** A document that the browser keeps as it was left, for the way back to it. */
  kept: Page | null
  /** Whether what it stores for itself failed at some moment. */
  sawStorageFail: boolean
  /** What the newest document of ours in it is. */
  holds: 'store' | 'payDocument' | null
  /** Whether the store itself was ever shown in it. */
  wasStore: boolean
  /** The game's visit that it was opened for, until the player logs in with an account of their own. */
  game: GameVisit | null
}

/** A link from inside a game: whose it is, and the document that got its token. */
export interface GameVisit {
  readonly suid: string
  page: Page | null
}

/** What one document says to another. */
export interface PostedMessage {
  readonly from: Frame
  /** Where the sender is from. */
  readonly origin: string
  readonly to: Frame
  readonly data: unknown
  /** Whom it is meant for. */
  readonly targetOrigin: string
}

/** What windows tell whoever judges the run. */
export interface FrameRecorder {
  /** A document leads a window to an address. */
  left(frame: Frame, address: string): void
  /** A script closes a window of its own. */
  closed(frame: Frame): void
  posted(message: PostedMessage): void
  /** Somebody who is not the store hears it. */
  overheard(message: PostedMessage): void
}
