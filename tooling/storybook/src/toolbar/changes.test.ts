import { nativeNameOf } from '@topup/domain'
import type { Page } from 'playwright'
import { expect, inject, test, vi } from 'vitest'
import { brandKeys, storyBrand } from '../storyBrands.ts'
import {
  backstopMs,
  expectAlike,
  expectShown,
  openBrowser,
  storyFramesOf,
  untilFinished,
} from './storyPage.ts'

const before = { brand: 'watt', language: 'en', direction: 'auto' }
const after = { brand: 'dragon', language: 'ar', direction: 'auto' }
const backstop = { timeout: backstopMs, interval: 50 }
const popupsOfPaying = [
  'popups-recharge--coupon-used',
  'popups-card-form--filled',
  'popups-card-form--rejected',
]

const address = inject('storybookAddress')
const { open, openForTest, openManager } = await openBrowser()
const opened = await open({ id: 'popups-region--of-the-brand', globals: after })

test.each(popupsOfPaying)('%s ends in the last of choices that do not wait for it', async (id) => {
  const [story] = await Promise.all([openForTest({ id, globals: before }), opened.show(id)])
  await story.changeQuickly([{ brand: 'dragon' }, { language: 'ja' }, { brand: 'watt' }])
  await story.changeQuickly([{ language: 'de' }, { brand: 'dragon' }, { language: 'ar' }])
  await expectAlike(story, opened)
  // What is right while it is drawing may be gone when it is drawn.
  await untilFinished(story.page.mainFrame())
  await expectAlike(story, opened)
  expect([...story.takeErrors(), ...opened.takeErrors()]).toEqual([])
})

test('another size and direction keep what the reader typed', async () => {
  const { page, change, takeErrors } = await openForTest({ id: 'popups-card-form--empty', globals: before })
  const number = page.getByRole('textbox', { name: 'Card number' })
  await number.fill('SF43 8820')
  await change({ viewport: { value: 'small' } })
  await change({ direction: 'rtl' })
  expect(await number.inputValue()).toBe('SF43 8820')
  expect(takeErrors()).toEqual([])
})

test('a story follows the menus of the manager’s toolbar', async () => {
  const id = 'popups-card-form--filled'
  await opened.show(id)
  const { page, looks, takeErrors } = await openManager(id)
  const story = { looks }
  const choose = async (menu: string, option: string) => {
    // A play function loses the focus when a menu is opened.
    for (const frame of storyFramesOf(page)) await untilFinished(frame)
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('option', { name: option }).click()
  }

  await expectShown(story, { brand: before.brand, lang: 'en', dir: 'ltr' })
  await choose('Whose store it is', storyBrand(after.brand).name)
  await expectShown(story, { brand: after.brand, lang: 'en', dir: 'ltr' })
  await choose('The language of the texts', nativeNameOf('ar'))
  await expectAlike(story, opened)
  expect(takeErrors()).toEqual([])
})

test('a popup has the whole height of the phone that the toolbar names, beside the panel', async () => {
  const { page } = await openManager('popups-card-form--filled')
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.getByRole('tab', { name: 'Accessibility' }).waitFor()
  await vi.waitFor(async () => {
    const [frame] = storyFramesOf(page)
    expect(await frame?.evaluate(() => [innerWidth, innerHeight])).toEqual([390, 844])
  }, backstop)
})

/** What a frame of a wall or of a page of documentation shows, once its story is finished. */
const framesIn = async (page: Page) => {
  const frames = storyFramesOf(page).filter((frame) => frame !== page.mainFrame())
  for (const frame of frames) await untilFinished(frame)
  return frames
}

test('a wall shows each brand in its own colours, and again in another language', async () => {
  const { page, change, takeErrors } = await openForTest({
    id: 'walls-all-brands--recharge',
    globals: before,
  })
  // A window with room for all: what is far from it is not loaded.
  await page.setViewportSize({ width: 3400, height: 1700 })
  const shown = async () => {
    const frames = await framesIn(page)
    return Promise.all(
      frames.map((frame) =>
        frame.evaluate(() => {
          const root = document.documentElement
          return [root.dataset['brand'], root.lang, getComputedStyle(root).getPropertyValue('--tint-fill')]
        }),
      ),
    )
  }
  const all = (lang: string) => brandKeys.map((key) => [key, lang, storyBrand(key).tokens['tint-fill']])
  await vi.waitFor(async () => expect(await shown()).toEqual(all('en')), backstop)
  await change({ language: 'ko' })
  await vi.waitFor(async () => expect(await shown()).toEqual(all('ko')), backstop)
  expect(takeErrors()).toEqual([])
})

test('a page of a popup shows each of its states', async () => {
  const { page, takeErrors } = await openForTest({
    id: 'popups-region--of-the-brand',
    globals: { brand: 'watt' },
  })
  await page.goto(`${address}iframe.html?id=popups-region--what-it-is-for&viewMode=docs`)
  await vi.waitFor(async () => {
    const frames = await framesIn(page)
    const texts = await Promise.all(frames.map((frame) => frame.locator('body').innerText()))
    expect(texts).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('Payment region')))
  }, backstop)
  expect(takeErrors()).toEqual([])
})
