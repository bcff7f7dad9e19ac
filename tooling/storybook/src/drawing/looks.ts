import { findLayoutFaults } from '@topup/ui-kit/testing/layoutViolations'
import { layoutWindows } from '@topup/ui-kit/testing/layoutWindows'
import type { LayoutWindow } from '@topup/ui-kit/testing/layoutWindows'
import { findVisualFaults } from '@topup/ui-kit/testing/visualFaults'
import axe, { type RunOptions } from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { setTheme } from '../dressPage.ts'
import { allStoryBrands, storyBrand } from '../storyBrands.ts'
import { frames, only, resize, setText } from './drawStories.ts'
import type { Look } from './drawStories.ts'

/** What axe finds with all its rules. A story is a part of a page: landmarks and headings around it are the page's. */
export const lookForBarriers: Look = () => findViolations({ rules: { region: { enabled: false } } })

/** The contrast of the drawing in the colours of every brand, which is all that they can change. */
export const lookAtContrast: Look = async () => {
  const own = document.documentElement.dataset['brand']
  const faults: string[] = []
  for (const brand of allStoryBrands()) {
    setTheme(brand)
    const found = await findViolations({ runOnly: ['color-contrast'] })
    faults.push(...found.map((fault) => `${brand.key}: ${fault}`))
  }
  setTheme(storyBrand(own))
  return faults
}

async function findViolations(options: RunOptions): Promise<readonly string[]> {
  // `preload` reads style sheets again for one rule that is no part of the standard.
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    preload: false,
    ...options,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id} ${target.join(' ')} ${html}`),
  )
}

/** Lines are so short up to this width that a wrap may look broken. */
const widestNarrowPx = 360

/** The narrowest phone, with text of the browser's own size and of twice that. */
export const narrowest: readonly LayoutWindow[] = [{ width: 320, height: 568, settings: ['plain', 'double'] }]

/** Every narrow phone, with text of the browser's own size. */
export const narrowWindows: readonly LayoutWindow[] = layoutWindows
  .filter(({ width }) => width <= widestNarrowPx)
  .map(({ width, height }) => ({ width, height, settings: ['plain'] }))

/** What `narrowest` leaves to look at in the same drawing: text set wide apart, and windows with room for another layout. */
export const beyondNarrowest: readonly LayoutWindow[] = layoutWindows.flatMap((each) => {
  if (each.width > widestNarrowPx) return [each]
  return each.settings.includes('spaced') ? [{ ...each, settings: ['spaced'] as const }] : []
})

/**
 * What is cut, covered, out of reach or too small to touch in windows of each size with text of each setting; `more`
 * looks too, where text has the browser's own size.
 */
export const lookAtLayout =
  (windows: readonly LayoutWindow[], more: () => readonly string[] = () => []): Look =>
  async () => {
    const faults: string[] = []
    try {
      for (const { width, height, settings } of windows) {
        await resize(width, height)
        for (const setting of settings) {
          setText(setting)
          // Whether the foot of a popup stays in view follows what is measured, a frame later.
          if (document.querySelector('[data-foot]') !== null) await frames(2)
          // Enlarged text may wrap as it can, as long as all of it can be read.
          const visual = setting === 'plain' && width <= widestNarrowPx ? findVisualFaults() : []
          const found = [...findLayoutFaults(), ...visual, ...(setting === 'plain' ? more() : [])]
          faults.push(...found.map((fault) => `${width} × ${height} px, ${setting}: ${fault}`))
        }
        setText('plain')
      }
    } finally {
      setText('plain')
      await resize(390, 844)
    }
    return faults
  }

/** Whether the first screen is as in `screenshots/<folder>`; how far a page reaches below it is only guessed by the browser. */
export const lookLikeBefore =
  (folder: string): Look =>
  async ({ id }) => {
    document.documentElement.classList.add('screenshot')
    try {
      await expect.soft(page.elementLocator(document.documentElement)).toMatchScreenshot(`${folder}/${id}`)
    } finally {
      document.documentElement.classList.remove('screenshot')
    }
    return []
  }

/** Popups of which some state has a toast, in windows of each kind. */
export const lookForToasts: Look = only(
  /^popups-(?:result--(?:pending-offline|success-number-copied)|login--to-see-an-order|my-reward|toasts)/,
  lookAtLayout(
    [
      { width: 320, height: 568, settings: ['plain'] },
      { width: 390, height: 844, settings: ['plain'] },
      { width: 667, height: 320, settings: ['plain'] },
      { width: 1280, height: 800, settings: ['plain'] },
    ],
    findToastFaults,
  ),
)

/** The popups of an order on phones that lie on their side, with the browser's bars. */
export const lookAtLowScreens: Look = only(
  /^popups-(?:result|questions|recharge)/,
  lookAtLayout(
    [
      { width: 667, height: 320, settings: ['plain', 'double'] },
      { width: 568, height: 320, settings: ['plain'] },
    ],
    findUnseenWords,
  ),
)

/** Fields, and the buttons that go on or leave. */
const controls = [
  '[aria-modal="true"] :is(input, select, textarea, form .button)',
  ':is(.sheet__close, .sheet__footer button, .sheet__footer a, .dialog__actions button, .dialog__actions a)',
].join()

/**
 * The fields and buttons of a popup that a toast lies on, a line for each; it may lie on its words and tabs for a while.
 * Source: design.md §4 "Toast".
 */
function findToastFaults(): readonly string[] {
  const toasts = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect())
  const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent
  return [...document.querySelectorAll(controls)]
    .filter((control) => toasts.some((toast) => isOverlap(toast, control.getBoundingClientRect())))
    .map((control) => `a toast lies on ${control.tagName.toLowerCase()} "${nameOf(control)}"`)
}

const isOverlap = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

const wordsToSee = [
  '.dialog h2, .dialog__text, .dialog__actions a, .dialog__actions button',
  '.sheet__footer .recipient-card__names > *, .sheet__footer .price-area__now, .sheet__footer .price-area .button',
].join()

/**
 * What a popup does not show before it is scrolled, or under something else, a line for each: title, first line of the text and
 * buttons of a dialog; recipient, price and button of a sheet that pays. Source: design.md §4 "Sheet or dialog", decision 31.
 */
function findUnseenWords(): readonly string[] {
  return [...document.querySelectorAll(wordsToSee)]
    .filter((part) => !isSeen(part))
    .map((part) => `"${part.textContent.slice(0, 40)}" is not seen`)
}

/** Whether the first line of an element is what is drawn in its place; a toast may lie on words for a while, not on controls. */
function isSeen(part: Element): boolean {
  const range = document.createRange()
  range.selectNodeContents(part)
  const { left, top, width, height } = range.getClientRects()[0] ?? part.getBoundingClientRect()
  const corners = [top + 1, top + height - 1].map((y) => document.elementFromPoint(left + width / 2, y))
  const isControl = part.matches('a, button')
  return corners.every((drawn) => part.contains(drawn) || (!isControl && drawn?.closest('.toast') != null))
}
