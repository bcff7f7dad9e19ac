import { layoutWindows } from '@topup/ui-kit/testing/layoutWindows'
import { checkStories } from './drawStories.ts'
import { lookAtLayout, lookAtLowScreens, lookForToasts } from './looks.ts'

checkStories({
  language: 'de',
  brand: 'watt',
  looks: [lookAtLayout(layoutWindows), lookAtLowScreens, lookForToasts],
})
