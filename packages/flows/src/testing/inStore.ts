import type { PopupRequest } from '../store/state/popupStack.ts'
import type { FakeServices, FakeStart } from './fakeServices.ts'

/** What a story needs of the store around it; all of it may be left out. */
export interface StoryStart extends FakeStart {
  /** The route of a page. */
  readonly route?: string
  /** Brings the stores to where the story begins; what it awaits is there before the first drawing. */
  readonly prepare?: (services: FakeServices) => unknown
  /** Popups that are open, the top one last. */
  readonly open?: readonly PopupRequest[]
}

/** Parameters that put a story into a store of its own; those of a story lie over those of its file. */
export const inStore = (start: StoryStart = {}): { readonly store: StoryStart } => ({ store: start })

/** A story that begins elsewhere than its file says. */
export const startingWith = (start: StoryStart): { readonly parameters: ReturnType<typeof inStore> } => ({
  parameters: inStore(start),
})
