import { checkStories } from './drawStories.ts'
import { lookForBarriers } from './looks.ts'

// For a designer's window, so that nothing asks how they lie on a phone.
checkStories({ language: 'en', brand: 'watt', ids: /^foundations-/, looks: [lookForBarriers] })
