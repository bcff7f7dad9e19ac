export { createStoryServices, StoryStore } from './StoryStore.tsx'
export type { PopupRequest } from '../store/state/popupStack.ts'
export type { FakeServices } from './fakeServices.ts'
export type { StoryStart } from './inStore.ts'
