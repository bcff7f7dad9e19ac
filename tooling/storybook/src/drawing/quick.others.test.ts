import { checkStories, only, partsOfStores } from './drawStories.ts'
import { lookAtLayout, lookForBarriers, narrowest } from './looks.ts'

checkStories({
  language: 'en',
  brand: 'watt',
  // The frames of a wall, and of the playground, are other stories.
  ids: /^(?!popups-|walls-|playground-)/,
  // Foundations are for a designer's window.
  looks: [lookForBarriers, only(partsOfStores, lookAtLayout(narrowest))],
})

checkStories({
  language: 'ar',
  brand: 'dragon',
  ids: /^(?:components|pages)-/,
  looks: [lookAtLayout(narrowest)],
})
