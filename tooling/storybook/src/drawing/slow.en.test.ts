import { checkStories } from './drawStories.ts'
import { lookAtLowScreens, lookLikeBefore } from './looks.ts'

checkStories({ language: 'en', brand: 'watt', looks: [lookLikeBefore('watt-en'), lookAtLowScreens] })
