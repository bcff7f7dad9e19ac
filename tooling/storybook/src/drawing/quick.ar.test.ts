import { checkStories, partsOfStores } from './drawStories.ts'
import { lookAtLayout, narrowest } from './looks.ts'

checkStories({ language: 'ar', brand: 'dragon', ids: partsOfStores, looks: [lookAtLayout(narrowest)] })
