import type { PopupRequest } from '../store/state/popupStack.ts'
import type { FakeServices, FakeStart } from './fakeServices.ts'

/** What a story needs from the store around it; everything may be left out. */
export interface StoryStart extends FakeStart {
  /** The route of a page. */
  readonly route?: string
  /** Facts of a brand that has none of its own. */
  readonly fallback?: FakeStart['brand']
  /** Prepares the stores for the story; what it awaits is finished before the first drawing. */
  readonly prepare?: (services: FakeServices) => unknown
  /** Popups that are open, the top one last. */
  readonly open?: readonly PopupRequest[]
}

/** Parameters that put a story into a store of its own; a story's parameters override those of its file. */
export const inStore = (start: StoryStart = {}): { readonly store: StoryStart } => ({ store: start })

/** A story that starts differently from the rest of its file. */
export const startingWith = (start: StoryStart): { readonly parameters: ReturnType<typeof inStore> } => ({
  parameters: inStore(start),
})
