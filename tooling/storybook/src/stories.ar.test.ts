import { checkStories } from './checkStories.ts'

/** From right to left there are screenshots of every popup, and of pages in their first state and with long texts. */
checkStories({
  language: 'ar',
  brand: 'dragon',
  alsoIn: () => ['watt'],
  hasScreenshot: ({ id, state }) =>
    id.startsWith('popups-') || state.index === 0 || id.endsWith('--long-text'),
})
