import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import './screenshot.css'
import { checkAxe } from './checkAxe.ts'
import { settle, storiesIn } from './composedStories.ts'
import type { MountableStory } from './composedStories.ts'
import { wearTheme } from './dressPage.ts'
import { storyBrand } from './storyBrands.ts'

/** How the stories of one language are drawn, looked over and compared with screenshots. */
interface StoryCheck {
  readonly language: string
  /** Which of them, by id; all popups and pages when left out. */
  readonly ids?: RegExp
  /** The brand they are drawn in, where axe looks at them with all rules. */
  readonly brand: string
  /** Other brands whose colours are put on the same drawing, of which contrast is all that they can change. */
  readonly alsoIn: (story: MountableStory) => readonly string[]
  /** Which stories are compared with `screenshots/<brand>-<language>`; none when left out. */
  readonly hasScreenshot?: (story: MountableStory) => boolean
  /** What else can be wrong with the drawing, a line for each fault. */
  readonly findFaults?: () => Promise<readonly string[]>
  /** Receives what was drawn. */
  readonly look?: (drawn: string) => void
}

/** Draws every story once, and does with that drawing all that is asked for. */
export function checkStories(check: StoryCheck): void {
  const { language, ids = /^(?:popups|pages)-/, brand, alsoIn, hasScreenshot, findFaults, look } = check
  const stories = storiesIn({ language, brand }, ids).map((story) => [story.id, story] as const)
  describe(`in ${language}`, () => {
    test.each(stories)('%s', async (id, story) => {
      await story.run()
      await settle()
      look?.(document.documentElement.innerHTML)
      const faults = [...(await checkAxe('all'))]
      for (const other of alsoIn(story)) {
        wearTheme(storyBrand(other))
        faults.push(...(await checkAxe('contrast')).map((fault) => `${other}: ${fault}`))
      }
      wearTheme(storyBrand(brand))
      faults.push(...((await findFaults?.()) ?? []))
      if (hasScreenshot?.(story) === true) await expectScreenshot(`${brand}-${language}/${id}`)
      expect(faults).toEqual([])
    })
  })
}

/** The first screen only: how far a page reaches below it is only guessed by the browser. */
async function expectScreenshot(name: string): Promise<void> {
  document.documentElement.classList.add('screenshot')
  try {
    await expect.soft(page.elementLocator(document.documentElement)).toMatchScreenshot(name)
  } finally {
    document.documentElement.classList.remove('screenshot')
  }
}
