import { checkStories } from './checkStories.ts'
import { findNarrowFaults } from './findNarrowFaults.ts'

// No screenshots in this language, so that the page may change its size.
checkStories({ language: 'ja', brand: 'watt', alsoIn: () => ['dragon'], findFaults: findNarrowFaults })
