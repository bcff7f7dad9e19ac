import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { arabicTypeface, narrowTypeface, wideTypeface } from '@topup/typefaces'
import {
  layoutWindows,
  rootFontSizes,
  spacedCss,
  type LayoutWindow,
  type TextSetting,
} from '@topup/ui-kit/testing/layoutWindows'
import { spoken, type Texts } from '../src/languages.ts'
import { layoutFinder } from '../src/layoutFinder.ts'
import {
  buyInWindow,
  chooseCharacter,
  declineAt,
  chooseCharacterAtSteps,
  chooseXsolla,
  logIn,
  payAt,
  priceIsKnown,
  storeIsThere,
  type Shopper,
} from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

/** A font face as a page loads it, from an address that only tests answer. */
interface BroughtFace {
  readonly family: string
  readonly weight: string
  readonly path: string
}

/** How a page is drawn: in the typeface that it finds, or in one that the tests put in its place. */
type Drawing = 'as found' | 'narrow' | 'wide'

const prefix = '/typefaces-of-tests/'
const brought = { narrow: narrowTypeface, wide: wideTypeface, arabic: arabicTypeface } as const

const files = Object.entries(brought).flatMap(([name, { files: weights }]) =>
  weights.map(({ path, weight }) => ({
    file: path,
    face: { family: `test ${name}`, weight: String(weight), path: `${prefix}${name}-${weight}.ttf` },
  })),
)

/** The faces that `bringTypefaces` answers. */
const broughtFaces: readonly BroughtFace[] = files.map(({ face }) => face)

/** The family of each drawing for `font-family`; nothing is put in the place of what the page finds. */
const familyOf: Readonly<Record<Drawing, string>> = {
  'as found': '',
  narrow: "'test narrow', 'test arabic'",
  wide: "'test wide', 'test arabic'",
}

/** Lets the page load a narrow and a wide typeface from its own origin, as its policy wants. Call it before the page opens. */
async function bringTypefaces(page: Page): Promise<void> {
  await page.route(`**${prefix}*`, (route) => {
    const { pathname } = new URL(route.request().url())
    const found = files.find(({ face }) => face.path === pathname)
    return found === undefined
      ? route.abort()
      : route.fulfill({ body: readFileSync(found.file), contentType: 'font/ttf' })
  })
}

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
  ${layoutFinder}
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
async function lookAt(
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

const accented: Readonly<Record<string, string>> = {
  a: 'á', c: 'ç', d: 'ð', e: 'ë', g: 'ğ', i: 'î', l: 'ł', n: 'ñ', o: 'ø', s: 'š', t: 'ŧ', u: 'ü', y: 'ÿ', z: 'ž',
} // prettier-ignore

/** One text, 40 % longer, in letters that rise and fall further; placeholders stay. Source: design.md §8 "Allow 40% growth". */
function stretch(text: string): string {
  const spoken = text.replace(/\{\{.*?\}\}/g, '')
  const letters = text.replace(/\{\{.*?\}\}|[a-z]/g, (found) => accented[found] ?? found)
  return letters + ' œþ'.repeat(Math.ceil((0.4 * spoken.length) / 3))
}

function stretchAll(texts: unknown): unknown {
  if (typeof texts === 'string') return stretch(texts)
  return Object.fromEntries(
    Object.entries(texts as Readonly<Record<string, unknown>>).map(([key, value]) => [
      key,
      stretchAll(value),
    ]),
  )
}

/** English as a language of long words would be: finds what no language of ours happens to overflow. */
const pseudo = stretchAll(spoken.en) as Texts

/** In whose place a page speaks it: the texts of the default language are in the store's script (decision 72), those of others are files. */
const pseudoLanguage = 'ms'

async function speakPseudo(page: Page): Promise<void> {
  const file = new RegExp(`/assets/${pseudoLanguage}-[^/]*\\.json$`)
  await page.route(file, (route) => route.fulfill({ json: pseudo }))
}

/** Where there is least room, on a phone and where there is most: stories look at German in the rest. */
const germanWindows: typeof layoutWindows = [
  { width: 320, height: 568, settings: ['plain', 'double'] },
  { width: 390, height: 844, settings: ['plain'] },
  { width: 1280, height: 800, settings: ['plain'] },
]

/** The other way round, longer than any of ours, and the longest of ours. */
const languages = [
  ['ar', spoken.ar, layoutWindows],
  ['longer words', pseudo, layoutWindows],
  ['de', spoken.de, germanWindows],
] as const

/** A text up to the name that is put into it. */
const beginning = (text: string) => new RegExp(`^${text.split('{{')[0] ?? ''}`)

for (const [language, says, windows] of languages) {
  test.describe(`in ${language}, at every width and with enlarged or spaced text, in a narrow and a wide typeface, nothing is cut and all can be reached @nightly`, () => {
    test.use({
      locale: language === 'longer words' ? pseudoLanguage : language,
      contextOptions: { reducedMotion: 'reduce' },
    })
    // Some nine hundred looks at the page each.
    test.describe.configure({ timeout: 480_000 })
    test.beforeEach(async ({ page }) => {
      await bringTypefaces(page)
      if (says === pseudo) await speakPseudo(page)
    })
    const shopperOf = (page: Page): Shopper => ({
      page,
      brand: 'watt',
      username: `t_${Math.random().toString(36).slice(2, 10)}`,
      says,
    })
    const open = async (page: Page, path: string) => {
      await page.goto(storeOrigin('watt') + path)
      await storeIsThere(page)
    }
    const look = (page: Page, place: string) => lookAt(page, place, windows)
    const back = (page: Page) => page.keyboard.press('Escape')

    test('from the products to the receipt', async ({ page }) => {
      const shopper = shopperOf(page)
      await open(page, '/')
      await expect(page.getByRole('tabpanel').getByRole('radio').first()).toBeVisible()
      await look(page, 'the products')

      await page.getByRole('button', { name: beginning(says.header.language) }).click()
      await expect(page.getByRole('dialog', { name: says.language.title })).toBeVisible()
      await look(page, 'the languages')
      await back(page)
      await page.locator('.destination__hero').click()
      const editions = page.getByRole('dialog', { name: says.games.title }).getByRole('radio')
      await expect(editions.first(), 'the game that is chosen starts open').toBeVisible()
      await look(page, 'the games')
      await back(page)
      await page.getByRole('main').getByRole('button', { name: says.destination.logIn, exact: true }).click()
      await expect(page.getByRole('dialog', { name: says.login.title })).toBeVisible()
      await look(page, 'the login')
      await page.getByRole('tab', { name: says.recharge.group.prepaidCard }).click()
      await expect(
        page.getByRole('tab', { name: says.recharge.group.prepaidCard, selected: true }),
      ).toBeVisible()
      await look(page, 'the card login')
      await back(page)

      await logIn(shopper)
      await page.getByRole('button', { name: says.destination.chooseCharacter }).click()
      const characters = page.getByRole('dialog', { name: says.server.title })
      await characters.getByRole('radio', { name: /S128/ }).click()
      await expect(characters.getByRole('radio', { name: /S128/ })).toBeChecked()
      await look(page, 'servers and characters')
      await back(page)
      await chooseCharacter(shopper)
      await look(page, 'the products of a character')

      await page.getByRole('tabpanel').getByRole('radio', { name: /43/ }).click()
      await expect(page.getByRole('dialog', { name: says.card.title })).toBeVisible()
      await look(page, 'the point card')
      await back(page)
      await page
        .getByRole('tabpanel')
        .getByRole('radio', { name: /3[,.]280/ })
        .click()
      const recharge = page.getByRole('dialog', { name: says.recharge.title })
      await recharge.getByRole('radio', { name: /PayPal/ }).click()
      await recharge.getByRole('button', { name: says.recharge.details, expanded: false }).click()
      await expect(
        recharge.getByRole('button', { name: says.recharge.details, expanded: true }),
      ).toBeVisible()
      await priceIsKnown(shopper)
      await look(page, 'the recharge')
      await recharge.locator('.coupon-row').click()
      await expect(
        page.getByRole('dialog', { name: says.coupons.title }).getByRole('article').first(),
      ).toBeVisible()
      await look(page, 'the coupons')
      await page.getByRole('button', { name: says.coupons.history }).click()
      await expect(page.getByText(says.coupons.expired, { exact: true }).first()).toBeVisible()
      await look(page, 'the coupon history')
      await back(page)
      await expect(page.getByRole('dialog', { name: says.coupons.title })).toBeVisible()
      await back(page)
      await recharge.getByRole('radio', { name: /GrabPay/ }).click()
      const wallet = page.getByRole('radiogroup').last().getByRole('radio').first()
      await wallet.click()
      await expect(wallet).toBeChecked()
      await look(page, 'the wallets')
      await back(page)
      await recharge.getByRole('radio', { name: /Visa/ }).click()
      const declined = await buyInWindow(shopper)
      await expect(page.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
      await look(page, 'the pending order')
      await declineAt(declined)
      const failed = page.getByRole('alertdialog', { name: says.result.failTitle })
      await expect(failed).toBeVisible()
      await look(page, 'the failed order')
      await failed.getByRole('button', { name: says.result.changeMethodShort }).click()
      await recharge.getByRole('radio', { name: /Visa/ }).click()
      await payAt(await buyInWindow(shopper))
      await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
      await look(page, 'the receipt')
    })

    test('what belongs to the player, and what went wrong', async ({ page }) => {
      const shopper = shopperOf(page)
      await open(page, '/')
      await logIn(shopper)
      await open(page, '/activity')
      await expect(page.getByText(says.activity.total)).toBeVisible()
      await look(page, 'rewards for the sum')
      await page.getByRole('tab', { name: says.activity.consecutive }).click()
      await expect(page.locator('.day-reward-list')).toBeVisible()
      await look(page, 'rewards for days in a row')
      await open(page, '/userCenter')
      await expect(page.getByRole('tab', { name: says.vip.week })).toBeVisible()
      await look(page, 'the VIP centre')
      await open(page, '/my')
      await expect(page.locator('.stat-tiles')).toBeVisible()
      await look(page, 'my page')
      await page.getByRole('button', { name: beginning(says.header.account) }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: says.account.logOut })).toBeVisible()
      await look(page, 'the account')
      await page.getByRole('dialog').getByRole('button', { name: says.account.logOut }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await look(page, 'a question')

      await open(page, `/replenishGoods?replenish_id=watt-rp-open-${shopper.username}`)
      await expect(page.getByRole('timer')).toBeVisible()
      await look(page, 'a payment link')
      for (const [path, title] of [
        [`/replenishGoods?replenish_id=watt-rp-expired-${shopper.username}`, says.paymentLink.expiredTitle],
        ['/errorReplenish', says.paymentLink.errorTitle],
        ['/notArea', says.pages.notArea.title],
        ['/certifiedReal', says.realName.title],
        ['/showError', says.pages.parameterError.title],
        ['/nowhere', says.pages.notFound.title],
      ] as const) {
        await open(page, path)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await look(page, path)
      }
    })

    test('the four steps of the old layout', async ({ page }) => {
      const shopper = shopperOf(page)
      await open(page, '/?domain_area=ru')
      await expect(page.getByRole('radio').first()).toBeVisible()
      await look(page, 'step 1')
      await page.getByRole('radiogroup').last().getByRole('radio').first().click()
      await page.getByRole('button', { name: says.steps.toProducts }).click()
      await logIn(shopper)
      await chooseCharacterAtSteps(shopper)
      await page.getByRole('radio', { name: /3[,.]280/ }).click()
      await look(page, 'step 2')
      await page.getByRole('button', { name: says.steps.next, exact: true }).click()
      await chooseXsolla(page)
      await priceIsKnown(shopper)
      await look(page, 'step 3')
      await buyInWindow(shopper)
      await expect(page.getByRole('heading', { name: says.result.pendingTitle })).toBeVisible()
      await look(page, 'step 4')
    })
  })
}
