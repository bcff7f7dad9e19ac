import { join } from 'node:path'
import { expect, test, type BrowserContext, type Page, type Locator } from '@playwright/test'
import { appsFolder } from '@topup/vite'
import { serveStoreApart, type ServedApart } from '@topup/vite/serve'
import { answerBank, payByCard, type TestCard, typeCard } from '../src/cardForm.ts'
import { buyByDropIn, offerOnly, readyToPayByDropIn } from '../src/dropIn.ts'
import { clockOf } from '../src/fastClock.ts'
import { hearViolations } from '../src/hearViolations.ts'
import { ended, inStore, ledgerSays, payAgain } from '../src/payOutcome.ts'
import { standInFor } from '../src/providerHost.ts'
import { enterStore, newShopper, storeIsThere, type Shopper } from '../src/shopper.ts'
import { sandboxOrigins } from '../src/stores.ts'

/** The sheet of the sandbox's Google Pay, while it is open. */
const sheetOf = (payDocument: Page): Locator => payDocument.getByRole('dialog', { name: 'Google Pay' })

/** Chooses Google Pay in a form and taps its button; returns the sheet. */
async function openSheet(payDocument: Page): Promise<Locator> {
  await payDocument.getByRole('radio', { name: 'Google Pay' }).click()
  await payDocument.getByRole('button', { name: 'Google Pay' }).click()
  return sheetOf(payDocument)
}

/** Opens the sheet and pays with a test card. */
async function payInSheet(payDocument: Page, card: TestCard): Promise<void> {
  const sheet = await openSheet(payDocument)
  await sheet.getByRole('button', { name: `Pay: ${card}` }).click()
}

/** What Google's script was told so far. */
const saidTo = (payDocument: Page): Promise<readonly unknown[]> =>
  payDocument.evaluate(() => (window as unknown as { googleSaid: readonly unknown[] }).googleSaid)

/** Google's script works beside a pay document that shares nothing with the store. Source: decision 95. */
let apart: ServedApart

test.beforeAll(async () => {
  const folder = join(appsFolder, 'watt', 'dist-sandbox')
  apart = await serveStoreApart({ folder, port: 0, payPort: 0, sandboxOrigins: sandboxOrigins() })
})
test.afterAll(() => apart.close())
// A picture may still be on its way when a journey ends.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

const host = 'https://pay.google.com'

async function bringGoogle(context: BrowserContext): Promise<void> {
  await standInFor(context, host)
  await standInFor(context, 'https://www.gstatic.com')
}

/** Everything that is asked of Google, and every payment that leaves a form. */
function asked(context: BrowserContext) {
  const [ofGoogle, payments]: [string[], string[]] = [[], []]
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (/(?:google|gstatic)\.com$/.test(hostname)) ofGoogle.push(request.url())
    if (request.method() === 'POST' && pathname.endsWith('/payments')) payments.push(request.url())
  })
  return { ofGoogle, payments }
}

/** A new player in front of a form whose session offers Google Pay. */
async function atForm(page: Page, language?: 'ar') {
  const shopper: Shopper = newShopper(page, 'watt', language)
  await page.goto(apart.origin)
  await storeIsThere(page)
  await readyToPayByDropIn(shopper, 'googlePay')
  return { shopper, says: shopper.says, payDocument: await buyByDropIn(shopper) }
}

/** The form is there with its cards, and without Google Pay; a card pays. */
async function paysWithoutGoogle({ shopper, says, payDocument }: Awaited<ReturnType<typeof atForm>>) {
  await typeCard(payDocument, 'approved')
  await expect(payDocument.getByRole('radio', { name: 'Google Pay' })).toHaveCount(0)
  await payByCard(payDocument, 'approved')
  await ended(payDocument, shopper)
  await inStore(shopper.page, says.result.successTitle)
  await ledgerSays(shopper, 1)
}

test(
  'its sheet pays the order: what it shows is the session’s, and nothing of the player is asked for',
  { tag: '@core' },
  async ({ page, context }) => {
    const heard = hearViolations(context)
    await bringGoogle(context)
    const { shopper, says, payDocument } = await atForm(page)
    await payInSheet(payDocument, 'approved')
    await ended(payDocument, shopper)
    const said = await saidTo(payDocument)
    expect(said[0]).toEqual({ environment: 'TEST' })
    expect(said).toContainEqual({ buttonColor: 'black', buttonType: 'plain', buttonLocale: 'en' })
    expect(said).toContainEqual({
      isTapped: true,
      request: expect.objectContaining({
        transactionInfo: {
          countryCode: 'NL',
          currencyCode: 'USD',
          totalPrice: '8.49',
          totalPriceStatus: 'FINAL',
        },
        merchantInfo: { merchantId: '00000000000000000001' },
        emailRequired: false,
        shippingAddressRequired: false,
      }) as object,
    })
    expect(JSON.stringify(said)).not.toMatch(/"\w+Required":true/)
    await inStore(page, says.result.successTitle)
    await ledgerSays(shopper, 1)
    expect(heard).toEqual([])
  },
)

test('the bank asks after the sheet, and the player passes', async ({ page, context }) => {
  const heard = hearViolations(context)
  await bringGoogle(context)
  const { shopper, says, payDocument } = await atForm(page)
  await payInSheet(payDocument, 'challenge')
  await answerBank(payDocument, 'Yes, pay')
  await ended(payDocument, shopper)
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
  expect(heard).toEqual([])
})

test('a refused card ends the form: the open sheet sends no second one, and a card pays the order later', async ({
  page,
  context,
}) => {
  await bringGoogle(context)
  const { payments } = asked(context)
  const { shopper, says, payDocument } = await atForm(page)
  await payInSheet(payDocument, 'refused')
  await ended(payDocument, shopper)
  const sheet = sheetOf(payDocument)
  await expect(sheet.getByRole('status')).toHaveText('This card was not taken')
  await sheet.getByRole('button', { name: 'Pay: approved' }).click()
  await expect(sheet.getByRole('status')).toHaveText('This card was not taken')
  expect((await saidTo(payDocument)).filter((each) => JSON.stringify(each).includes('ERROR'))).toHaveLength(2)
  expect(payments).toHaveLength(1)
  await ledgerSays(shopper, 0)
  await payDocument.close()
  await payByCard(await payAgain(shopper), 'approved')
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a sheet that is closed leaves the form, and a card pays', async ({ page, context }) => {
  await bringGoogle(context)
  const { shopper, says, payDocument } = await atForm(page)
  await payDocument.getByRole('radio', { name: 'Google Pay' }).click()
  const button = payDocument.getByRole('button', { name: 'Google Pay' })
  await button.focus()
  await payDocument.keyboard.press('Enter')
  // One press of the key, one sheet.
  await expect(sheetOf(payDocument)).toHaveCount(1)
  await sheetOf(payDocument).getByRole('button', { name: 'Close' }).click()
  await expect(button).toBeVisible()
  await expect(payDocument.getByRole('heading', { name: says.payForm.overTitle })).toHaveCount(0)
  await payDocument.getByRole('radio', { name: 'Cards' }).click()
  await payByCard(payDocument, 'approved')
  await ended(payDocument, shopper)
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

for (const [what, answer] of [
  ['never comes', 'silent'],
  [
    'has another shape',
    'window.google = { payments: { api: { PaymentsClient: class { async isReadyToPay() { return { result: true } } } } } }',
  ],
] as const)
  test(`a script that ${what} leaves Google Pay out, and a card pays`, async ({ page, context }) => {
    await context.route(`${host}/**`, (route) => {
      if (answer === 'silent') return undefined
      return route.fulfill({ contentType: 'text/javascript', body: answer })
    })
    await paysWithoutGoogle(await atForm(page))
  })

test('a sheet that is still open when the form breaks sends nothing any more', async ({ page, context }) => {
  await bringGoogle(context)
  await context.route('**/securedfields/**', (route) => route.abort())
  await page.clock.install()
  const { payments } = asked(context)
  const { shopper, says, payDocument } = await atForm(page)
  // The form has been loaded again already.
  const order = decodeURIComponent(new URL(payDocument.url()).hash.slice(1))
  await payDocument.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    `topup.watt.dropInRetried.${order}`,
    JSON.stringify({ v: true, e: null }),
  ] as const)
  const sheet = await openSheet(payDocument)
  // Adyen's code waits half a minute for its fields.
  await clockOf(payDocument).runUntil(payDocument.getByRole('heading', { name: says.payForm.brokenTitle }))
  await sheet.getByRole('button', { name: 'Pay: approved' }).click()
  await expect(sheet.getByRole('status')).toHaveText('This card was not taken')
  expect(payments).toEqual([])
  await ledgerSays(shopper, 0)
})

test('where Google Pay is the only way and its script is blocked, the form is broken and not empty', async ({
  page,
  context,
}) => {
  await context.route(`${host}/**`, (route) => route.abort())
  await offerOnly(context, (type) => type === 'googlepay')
  const { shopper, says, payDocument } = await atForm(page)
  await expect(payDocument.getByRole('heading', { name: says.payForm.brokenTitle })).toBeVisible()
  await ledgerSays(shopper, 0)
})

test('a store whose pay document has no origin of its own asks nothing of Google, whatever a session offers', async ({
  page,
  context,
}) => {
  const { ofGoogle } = asked(context)
  const files: string[] = []
  context.on('request', (request) => files.push(request.url()))
  const shopper = await enterStore(page, 'watt')
  await readyToPayByDropIn(shopper, 'googlePay')
  await paysWithoutGoogle({ shopper, says: shopper.says, payDocument: await buyByDropIn(shopper) })
  expect(ofGoogle).toEqual([])
  expect(files.filter((url) => url.includes('/assets/googlePay'))).toEqual([])
  expect(files.some((url) => url.includes('/assets/cardForm'))).toBe(true)
})

test.describe('in Arabic, on the smallest phone in dark mode', () => {
  test.use({ locale: 'ar', colorScheme: 'dark', viewport: { width: 320, height: 640 } })
  test('the button is light, in the player’s language, and nothing is cut off', async ({ page, context }) => {
    await bringGoogle(context)
    const { shopper, payDocument } = await atForm(page, 'ar')
    await payDocument.setViewportSize({ width: 320, height: 640 })
    await payDocument.getByRole('radio', { name: 'Google Pay' }).click()
    const button = payDocument.getByRole('button', { name: 'Google Pay' })
    await expect(button).toBeVisible()
    await expect(payDocument.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await saidTo(payDocument)).toContainEqual({
      buttonColor: 'white',
      buttonType: 'plain',
      buttonLocale: 'ar',
    })
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThan(200)
    const overhang = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await payDocument.evaluate(overhang)).toBeLessThanOrEqual(0)
    await test
      .info()
      .attach('form', { body: await payDocument.screenshot({ fullPage: true }), contentType: 'image/png' })
    await openSheet(payDocument).then((sheet) => sheet.getByRole('button', { name: 'Pay: approved' }).click())
    await ended(payDocument, shopper)
    await ledgerSays(shopper, 1)
  })
})
