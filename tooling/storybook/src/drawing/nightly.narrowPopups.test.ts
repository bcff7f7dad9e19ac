import { languages } from '@topup/domain'
import { checkStories } from './drawStories.ts'
import { lookAtLayout, narrowWindows } from './looks.ts'

for (const language of languages)
  checkStories({ language, brand: 'watt', ids: /^popups-/, looks: [lookAtLayout(narrowWindows)] })
