import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import {
  layoutWindows,
  rootFontSizes,
  spacedCss,
  type LayoutWindow,
  type TextSetting,
} from '@topup/ui-kit/testing/layoutWindows'
import { broughtFaces, type Drawing, familyOf } from './bringTypefaces.ts'

const source = readFileSync(
  fileURLToPath(import.meta.resolve('@topup/ui-kit/testing/layoutViolations')),
  'utf8',
)
const finder = stripTypeScriptTypes(source).replace(/^export /gm, '')

const drawings = Object.keys(familyOf) as readonly Drawing[]

/** Runs in the page: loads the typefaces that are not there yet. */
const loadFaces = `Promise.all(
    ${JSON.stringify(broughtFaces)}
      .filter(({ family }) => ![...document.fonts].some((face) => face.family.includes(family)))
      .map(({ family, weight, path }) => {
        const face = new FontFace(family, 'url(' + path + ')', { weight })
        document.fonts.add(face)
        return face.load()
      }),
  )`

/** Runs in the page: draws it in each typeface, sets its text in each way and looks at it. */
const look = (settings: readonly TextSetting[]) => `(async () => {
  ${finder}
  const sheet = (css) => {
    const made = new CSSStyleSheet()
    made.replaceSync(css)
    return made
  }
  const spaced = sheet('${spacedCss}')
  const typefaces = Object.fromEntries(
    Object.entries(${JSON.stringify(familyOf)}).map(([drawing, family]) => [
      drawing,
      family === '' ? [] : [sheet('* { font-family: ' + family + ' !important }')],
    ]),
  )
  // A browser that takes a page for hidden draws no frame for it. What is measured is laid out all the same.
  const atMost = (milliseconds, what) =>
    Promise.race([what, new Promise((resolve) => setTimeout(resolve, milliseconds, 'late'))])
  const frame = () => atMost(1000, new Promise(requestAnimationFrame))
  if ((await atMost(60_000, ${loadFaces})) === 'late') return ['a typeface that the tests bring does not load']
  const faults = []
  const rootFontSizes = ${JSON.stringify(rootFontSizes)}
  for (const setting of ${JSON.stringify(settings)}) {
    document.documentElement.style.fontSize = rootFontSizes[setting]
    for (const drawing of ${JSON.stringify(drawings)}) {
      const typeface = typefaces[drawing]
      document.adoptedStyleSheets = setting === 'spaced' ? [...typeface, spaced] : typeface
      await frame()
      // What listens to sizes draws again in the frame after.
      if (typeface.length === 0) await frame()
      // A popup on its way in is smaller than it will be.
      const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 1000)
      await atMost(2000, Promise.allSettled(ending.map(({ finished }) => finished)))
      faults.push(...findLayoutFaults().map((fault) => drawing + ', ' + setting + ': ' + fault))
    }
  }
  document.documentElement.style.fontSize = ''
  document.adoptedStyleSheets = []
  return faults
})()`

/**
 * Looks at what is open in every width, text size and typeface, or in some widths. Each fault is reported, and the
 * journey goes on. The page needs `bringTypefaces`.
 */
export async function lookAt(
  page: Page,
  place: string,
  windows: readonly LayoutWindow[] = layoutWindows,
): Promise<void> {
  const faults: string[] = []
  // Chromium draws a page behind another once a second.
  await page.bringToFront()
  for (const { width, height, settings } of windows) {
    await page.setViewportSize({ width, height })
    const found = await page.evaluate<readonly string[]>(look(settings))
    faults.push(...found.map((fault) => `${width} px, ${fault}`))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect.soft(faults, place).toEqual([])
}
