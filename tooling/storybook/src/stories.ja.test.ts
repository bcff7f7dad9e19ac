import { checkStories } from './checkStories.ts'

checkStories({ language: 'ja', brand: 'watt', alsoIn: () => ['dragon'] })
