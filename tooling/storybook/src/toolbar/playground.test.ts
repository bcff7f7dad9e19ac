import { deriveTheme } from '@topup/ui-kit/theme'
import type { TokenName } from '@topup/ui-kit/theme'
import axe from 'axe-core'
import type { Page } from 'playwright'
import { describe, expect, inject, test, vi } from 'vitest'
import { nearestColour } from '../playground/nearestColour.ts'
import { themeFile } from '../playground/themeFile.ts'
import { storyBrand } from '../storyBrands.ts'
import { backstopMs, openBrowser } from './storyPage.ts'

const address = inject('storybookAddress')
const { openForTest: open } = await openBrowser()
const watt = storyBrand('watt').inputs
const backstop = { timeout: backstopMs, interval: 50 }

const openPlayground = async () => {
  const story = await open({
    id: 'playground-theme--theme',
    globals: { brand: 'watt', language: 'en', direction: 'auto' },
  })
  await untilDrawn(story.page)
  return story
}

const untilDrawn = (page: Page) => page.locator('[data-drawn-ms]').waitFor({ state: 'attached' })

/** A token in each of the screens. */
const screensOf = (page: Page, token: TokenName) =>
  page.locator('[data-tile]').evaluateAll(
    (frames, name) =>
      frames.map((frame) => {
        const root = (frame as HTMLIFrameElement).contentDocument?.documentElement
        return root && getComputedStyle(root).getPropertyValue(`--${name}`)
      }),
    token,
  )

test('six screens follow the tint while it is typed, and nothing else is drawn again', async () => {
  const { page, takeErrors } = await openPlayground()
  const drawn = await page.locator('[data-drawn-ms]').getAttribute('data-drawn-ms')
  await page.getByRole('textbox', { name: 'Tint', exact: true }).fill('#b3142b')
  const expected = deriveTheme({ ...watt, tint: '#b3142b' })['tint-text']
  await vi.waitFor(async () => {
    expect(await screensOf(page, 'tint-text')).toEqual(Array.from({ length: 6 }, () => expected))
  }, backstop)
  expect(await page.locator('[data-drawn-ms]').getAttribute('data-drawn-ms')).toBe(drawn)
  expect(takeErrors()).toEqual([])
})

test('another hero is drawn into the screens', async () => {
  const { page } = await openPlayground()
  const heroOf = () =>
    page
      .locator('[data-tile]')
      .first()
      .evaluate((frame) => (frame as HTMLIFrameElement).contentDocument?.documentElement.dataset['hero'])
  await page.getByRole('combobox', { name: 'Hero' }).selectOption('waves')
  await vi.waitFor(async () => expect(await heroOf()).toBe('waves'), backstop)
  await untilDrawn(page)
})

test('the nearest tint is offered where the chosen one cannot be used as it is, and taken', async () => {
  const { page } = await openPlayground()
  const tint = page.getByRole('textbox', { name: 'Tint', exact: true })
  await tint.fill('#8f5bff')
  const nearest = nearestColour({ ...watt, tint: '#8f5bff' }, 'tint')
  await page.getByRole('button', { name: `Take ${nearest}` }).click()
  expect(await tint.inputValue()).toBe(nearest)
  await page.getByRole('button', { name: `Take ${nearest}` }).waitFor({ state: 'detached' })
})

test('what is no colour changes nothing and says how to write one', async () => {
  const { page } = await openPlayground()
  const tint = page.getByRole('textbox', { name: 'Tint', exact: true })
  await tint.fill('#00bbf')
  expect(await tint.getAttribute('aria-invalid')).toBe('true')
  await page.getByText('Write it as #rrggbb or #rgb').waitFor()
  expect(await screensOf(page, 'tint-fill')).toContain('#00bbff')
})

test('the file of the theme is copied by keyboard alone', async () => {
  const { page } = await openPlayground()
  await page
    .context()
    .grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(address).origin })
  await page.getByRole('radio', { name: 'light' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Copy theme.ts' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('theme.ts is copied.').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(themeFile({ ...watt, mode: 'dark' }))
})

describe.each([1280, 390])('at %i points', (width) => {
  test('axe finds nothing, and nothing is wider than the window', async () => {
    const { page } = await openPlayground()
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(axe.source)
    const violations = await page.evaluate(async () => {
      const found = await window.axe.run(document.body, { iframes: false })
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))
    })
    expect(violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})

test('a page of a popup shows each of its states, and what its rules say', async () => {
  const { page, takeErrors } = await open({ id: 'popups-region--of-the-brand', globals: { brand: 'watt' } })
  await page.goto(`${address}iframe.html?id=popups-region--what-it-is-for&viewMode=docs`)
  await untilDrawn(page)
  const texts = await page
    .locator('[data-tile]')
    .evaluateAll((frames) =>
      frames.map((frame) => (frame as HTMLIFrameElement).contentDocument?.body.textContent),
    )
  expect(texts).toHaveLength(3)
  for (const text of texts) expect(text).toContain('Payment region')
  await page.getByText('The payment region follows the chosen game.', { exact: false }).first().waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(takeErrors()).toEqual([])
})

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
