import { checkStories, partsOfStores } from './drawStories.ts'
import { beyondNarrowest, lookAtLayout, lookAtLowScreens, lookForToasts, lookLikeBefore } from './looks.ts'

const picture = lookLikeBefore('dragon-ar')

checkStories({
  language: 'ar',
  brand: 'dragon',
  ids: partsOfStores,
  looks: [
    // Pictures of every popup, and of pages in their first state and with long texts.
    (story) => {
      const { id, isFirst } = story
      const isPopup = id.startsWith('popups-')
      const isShownOnce = id.startsWith('pages-') && (isFirst || id.endsWith('--long-text'))
      return isPopup || isShownOnce ? picture(story) : Promise.resolve([])
    },
    lookAtLayout(beyondNarrowest),
    lookAtLowScreens,
    lookForToasts,
  ],
})
