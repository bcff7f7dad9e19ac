import { checkStories, partsOfStores } from './drawStories.ts'
import { lookAtContrast } from './looks.ts'

checkStories({
  language: 'en',
  brand: 'watt',
  ids: partsOfStores,
  // `contrastPairs.test.ts` has every pair of colours in every brand; this has what lies on what in a drawing.
  looks: [lookAtContrast],
})
