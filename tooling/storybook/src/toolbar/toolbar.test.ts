import { nativeNameOf } from '@topup/domain'
import { expect, inject, test, vi } from 'vitest'
import { addressOf } from '../dressPage.ts'
import { brandKeys, storyBrand } from '../storyBrands.ts'
import { backstop, expectShown, openBrowser } from './storyPage.ts'

const inEnglish = { brand: 'watt', mode: 'own', language: 'en', direction: 'auto' }

/** Beside the first story of each title: the popups of paying, in states of the service and of a play function. */
const statesOfPaying = [
  'popups-recharge--coupon-used',
  'popups-recharge--sub-method-chosen',
  'popups-recharge--details-open',
  'popups-recharge--methods-failed',
  'popups-recharge--placing',
  'popups-card-form--filled',
  'popups-card-form--known',
  'popups-card-form--rejected',
  'popups-card-form--maybe-used',
  'popups-card-form--pays-for-product',
]

const index = (await (await fetch(`${inject('storybookAddress')}index.json`)).json()) as {
  readonly entries: Readonly<Record<string, Readonly<Record<'id' | 'title' | 'type', string>>>>
}
const listed = Object.values(index.entries).filter(({ type }) => type === 'story')
const firstOfTitles = [...new Set(listed.map(({ title }) => title))].flatMap(
  (title) => listed.find((story) => story.title === title)?.id ?? [],
)
const open = await openBrowser()

test('Storybook lists stories of every group', () => {
  const groups = new Set(listed.map(({ title }) => title.split('/')[0]))
  expect(groups).toEqual(new Set(['Foundations', 'Components', 'Popups', 'Pages', 'Walls']))
})

test.each([...firstOfTitles, ...statesOfPaying])(
  '%s follows the toolbar to another brand, language and direction',
  async (story) => {
    const { page, change, errors } = await open(addressOf({ ...inEnglish, story }))
    await expectShown(page, { story, brand: 'watt', lang: 'en', dir: 'ltr' })
    await change({ brand: 'dragon' })
    await expectShown(page, { story, brand: 'dragon', lang: 'en', dir: 'ltr' })
    await change({ language: 'ar' })
    // Components and foundations speak no language of ours.
    const isInArabic = /^(?:popups|pages)-/.test(story)
    const text = expect.stringMatching(isInArabic ? /\p{Script=Arabic}/u : '')
    await expectShown(page, { story, brand: 'dragon', lang: 'ar', dir: 'rtl', text })
    await change({ direction: 'ltr' })
    await expectShown(page, { story, brand: 'dragon', lang: 'ar', dir: 'ltr', text })
    expect(errors).toEqual([])
  },
)

test('another size and direction keep what the reader typed', async () => {
  const { page, change, errors } = await open(addressOf({ ...inEnglish, story: 'popups-card-form--empty' }))
  const number = page.getByRole('textbox', { name: 'Card number' })
  await number.fill('SF43 8820')
  await change({ viewport: { value: 'small' } })
  await change({ direction: 'rtl' })
  await expectShown(page, { brand: 'watt', dir: 'rtl' })
  expect(await number.inputValue()).toBe('SF43 8820')
  expect(errors).toEqual([])
})

test('a story follows the menus of the manager’s toolbar', async () => {
  const { page, errors } = await open('?path=/story/popups-card-form--filled')
  await page.setViewportSize({ width: 1440, height: 1200 })
  const choose = async (menu: string, option: string) => {
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('option', { name: option }).click()
  }
  // A play function loses the focus when a menu is opened.
  await expectShown(page, { brand: 'watt', lang: 'en', dir: 'ltr' })
  await choose('Whose store it is', storyBrand('dragon').name)
  await expectShown(page, { brand: 'dragon', lang: 'en', dir: 'ltr' })
  await choose('The language of the texts', nativeNameOf('ar'))
  await expectShown(page, { brand: 'dragon', lang: 'ar', dir: 'rtl' })
  expect(errors).toEqual([])
})

test('a popup has the whole height of the phone that the toolbar names, beside the panel', async () => {
  const { page } = await open('?path=/story/popups-card-form--filled')
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.getByRole('tab', { name: 'Accessibility' }).waitFor()
  await vi.waitFor(async () => {
    const size = () => [innerWidth, innerHeight]
    const sizes = await Promise.all(page.frames().map((frame) => frame.evaluate(size)))
    expect(sizes).toEqual([
      [1440, 1000],
      [390, 844],
    ])
  }, backstop)
})

test('a wall shows each brand in its own colours, and again in another language', async () => {
  const { page, change, errors } = await open(
    addressOf({ ...inEnglish, story: 'walls-all-brands--recharge' }),
  )
  // A window with room for all: what is far from it is not loaded.
  await page.setViewportSize({ width: 3400, height: 1700 })
  const all = (lang: string) => ['watt', ...brandKeys].map((brand) => ({ brand, lang }))
  await expectShown(page, ...all('en'))
  await change({ language: 'ko' })
  await expectShown(page, ...all('ko'))
  expect(errors).toEqual([])
})

test('a page of a popup shows each of its states', async () => {
  const { page, errors } = await open('iframe.html?id=popups-region--what-it-is-for&viewMode=docs')
  const text = expect.stringContaining('Payment region')
  const [own, state] = [
    { brand: 'watt', phase: undefined },
    { brand: 'watt', text },
  ]
  await expectShown(page, own, state, state, state)
  expect(errors).toEqual([])
})
