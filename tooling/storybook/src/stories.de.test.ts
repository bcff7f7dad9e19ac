import { checkStories } from './checkStories.ts'

checkStories({ language: 'de', brand: 'watt', alsoIn: () => ['dragon'] })
