import { findLayoutFaults } from '@topup/ui-kit/testing/layoutViolations'
import { layoutWindows, rootFontSizes, spacedCss } from '@topup/ui-kit/testing/layoutWindows'
import type { LayoutWindow, TextSetting } from '@topup/ui-kit/testing/layoutWindows'
import { describe, expect, onTestFinished, test } from 'vitest'
import { settle, storiesIn } from './composedStories.ts'

/** Which stories are looked at, and in which windows. */
interface LayoutCheck {
  readonly language: string
  readonly brand: string
  /** Which of them, by id; all popups and pages when left out. */
  readonly ids?: RegExp
  /** All sizes and settings of text when left out. */
  readonly windows?: readonly LayoutWindow[]
  /** What else can be wrong with the drawing, a line for each fault. */
  readonly look?: () => readonly string[]
}

const spaced = new CSSStyleSheet()
spaced.replaceSync(spacedCss)

/** Draws every story once, and looks at it in windows of each size with text of each setting. */
export function checkLayout(check: LayoutCheck): void {
  const { language, brand, ids = /^(?:popups|pages)-/, windows = layoutWindows, look } = check
  const stories = storiesIn({ language, brand }, ids).map((story) => [story.id, story] as const)
  describe(`in ${language}, nothing is cut, covered, out of reach or too small to touch`, () => {
    test.each(stories)('%s', async (_, story) => {
      onTestFinished(() => setText('plain'))
      await resize(390, 844)
      await story.run()
      await settle()
      const faults = [...(look?.() ?? [])]
      for (const { width, height, settings } of windows) {
        await resize(width, height)
        for (const setting of settings) {
          setText(setting)
          faults.push(...findLayoutFaults().map((fault) => `${width} px, ${setting}: ${fault}`))
        }
        setText('plain')
      }
      expect(faults).toEqual([])
    })
  })
}

function setText(setting: TextSetting): void {
  document.documentElement.style.fontSize = rootFontSizes[setting]
  document.adoptedStyleSheets = setting === 'spaced' ? [spaced] : []
}

/** Sizes the frame that the stories are drawn in; to ask the runner for it takes fifty times as long. */
async function resize(width: number, height: number): Promise<void> {
  const frame = window.frameElement as HTMLElement
  frame.style.width = `${width}px`
  frame.style.height = `${height}px`
  // What listens to the width is drawn again.
  await new Promise((next) => requestAnimationFrame(next))
  expect(window.innerWidth).toBe(width)
}
