import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

const source = readFileSync(fileURLToPath(import.meta.resolve('@topup/ui-kit/testing/layoutFaults')), 'utf8')
const finder = stripTypeScriptTypes(source).replace(/^export /gm, '')

/** How text is set: as it comes, at twice the size (WCAG 2.2 SC 1.4.4), or wide apart (SC 1.4.12). */
type Setting = 'plain' | 'double' | 'spaced'

/** Smallest to widest; the heights are those of phones, a tablet and a laptop of that width. */
const windows: readonly (readonly [width: number, height: number, settings: readonly Setting[]])[] = [
  [320, 568, ['plain', 'double', 'spaced']],
  [360, 640, ['plain']],
  [390, 844, ['plain', 'double']],
  [768, 1024, ['plain', 'double']],
  [1280, 800, ['plain', 'double']],
]

/** Runs in the page: sets its text in each way and looks at it. */
const look = (settings: readonly Setting[]) => `(async () => {
  ${finder}
  const spaced = new CSSStyleSheet()
  spaced.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }')
  const faults = []
  for (const setting of [${settings.map((setting) => `'${setting}'`).join()}]) {
    document.documentElement.style.fontSize = setting === 'double' ? '200%' : ''
    document.adoptedStyleSheets = setting === 'spaced' ? [spaced] : []
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    // A popup on its way in is smaller than it will be.
    const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 1000)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    faults.push(...findLayoutFaults().map((fault) => setting + ': ' + fault))
  }
  document.documentElement.style.fontSize = ''
  document.adoptedStyleSheets = []
  return faults
})()`

/** Looks at what is open in every width and text size. Each fault is told, and the journey goes on. */
export async function lookAt(page: Page, place: string): Promise<void> {
  const faults: string[] = []
  for (const [width, height, settings] of windows) {
    await page.setViewportSize({ width, height })
    const found = await page.evaluate<readonly string[]>(look(settings))
    faults.push(...found.map((fault) => `${width} px, ${fault}`))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect.soft(faults, place).toEqual([])
}
