import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { appsFolder } from '@topup/vite'
import { serveSite, serveStore, type ServedStore, type Site } from '@topup/vite/serve'
import { buyByDropIn, readyToPayByDropIn } from '../src/dropIn.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { newShopper, storeIsThere } from '../src/shopper.ts'
import { sandboxOrigins } from '../src/stores.ts'

/** Browsers have Apple Pay on https pages alone: the pay document stands at such an origin, and is fetched from its server here. */
const payOrigin = 'https://localhost:4443'

let store: ServedStore
let pay: ServedStore

test.beforeAll(async () => {
  const folder = join(appsFolder, 'watt', 'dist-sandbox')
  store = await serveStore({ folder, port: 0, sandboxOrigins: sandboxOrigins(), payOrigin })
  const headers = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Site['headers']
  const site = { folder, headers, sandboxOrigins: sandboxOrigins(), storeOrigin: store.origin }
  pay = await serveSite(site, 0)
})
test.afterAll(() => Promise.all([store.close(), pay.close()]))
// A picture may still be on its way when a journey ends.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

/** Brings the document to its origin, and the provider's answers past the browser's question about the local network. */
async function byProtocol(context: BrowserContext): Promise<void> {
  await context.route(`${payOrigin}/**`, async (route) => {
    const url = route.request().url().replace(payOrigin, pay.origin)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await context.route('**/checkoutshopper/test/**', async (route) => {
    await route.fulfill({ response: await route.fetch() })
  })
}

/** Safari's Apple Pay, as its documentation describes it: a sheet that the player accepts or dismisses. */
function bringApplePay(context: BrowserContext, answer: 'accepts' | 'dismisses') {
  return context.addInitScript((wanted) => {
    interface Sheet {
      onvalidatemerchant?: (event: object) => void
      onpaymentauthorized?: (event: object) => void
      oncancel?: (event: object) => void
    }
    const said: unknown[] = []
    class ApplePaySession implements Sheet {
      static readonly STATUS_SUCCESS = 0
      static readonly STATUS_FAILURE = 1
      static canMakePayments = () => true
      static supportsVersion = (version: number) => version <= 3
      onvalidatemerchant?: (event: object) => void
      onpaymentauthorized?: (event: object) => void
      oncancel?: (event: object) => void
      constructor(version: number, request: { total: unknown; countryCode: string; currencyCode: string }) {
        said.push({ version, total: request.total, isTapped: navigator.userActivation.isActive })
      }
      begin() {
        setTimeout(() => {
          if (wanted === 'dismisses') this.oncancel?.({})
          else this.onvalidatemerchant?.({ validationURL: 'https://apple.example/validate' })
        })
      }
      completeMerchantValidation(session: unknown) {
        said.push(session)
        this.onpaymentauthorized?.({
          payment: { token: { paymentData: { version: 'EC_v1', data: 'sealed' } } },
        })
      }
      completePayment(result: unknown) {
        said.push(result)
      }
      abort() {
        said.push('abort')
      }
    }
    Object.assign(window, { ApplePaySession, said })
  }, answer)
}

const saidTo = (page: Page) => page.evaluate(() => (window as unknown as { said: unknown[] }).said)

/** A new player in front of a payment form. */
async function atForm(page: Page) {
  await byProtocol(page.context())
  const shopper = newShopper(page, 'watt')
  await page.goto(store.origin)
  await storeIsThere(page)
  await readyToPayByDropIn(shopper)
  return { shopper, says: shopper.says, payDocument: await buyByDropIn(shopper) }
}

/** Every policy that was broken, every script that failed, and everything that was asked of Apple. */
function listen(page: Page): readonly string[] {
  const heard: string[] = []
  page.context().on('weberror', (error) => heard.push(error.error().message))
  page.context().on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) heard.push(message.text())
  })
  page.context().on('request', (request) => {
    if (/apple/.test(new URL(request.url()).hostname)) heard.push(request.url())
  })
  return heard
}

test(
  'where the browser has Apple Pay, its sheet pays the order, and nothing comes from Apple’s hosts',
  { tag: '@core' },
  async ({ page, context }) => {
    await bringApplePay(context, 'accepts')
    const heard = listen(page)
    const { shopper, says, payDocument } = await atForm(page)
    await payDocument.getByRole('radio', { name: 'Apple Pay' }).click()
    await payDocument.getByRole('button', { name: 'Apple Pay' }).click()
    await expect(payDocument.getByRole('heading', { name: says.payForm.overTitle })).toBeVisible()
    expect(await saidTo(payDocument)).toEqual([
      { version: 3, total: { label: 'Sandbox', amount: '8.49', type: 'final' }, isTapped: true },
      { sandbox: true },
      { status: 0 },
    ])
    await payDocument.close()
    await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
    expect((await ledgerOf(shopper.username)).debits).toBe(1)
    expect(heard).toEqual([])
  },
)

test('a sheet that is dismissed leaves the form as it is, and the order open', async ({ page, context }) => {
  await bringApplePay(context, 'dismisses')
  const { shopper, says, payDocument } = await atForm(page)
  await payDocument.getByRole('radio', { name: 'Apple Pay' }).click()
  const button = payDocument.getByRole('button', { name: 'Apple Pay' })
  await button.focus()
  await payDocument.keyboard.press('Enter')
  await expect.poll(() => saidTo(payDocument)).toHaveLength(1)
  await expect(button).toBeVisible()
  await expect(payDocument.getByRole('heading', { name: says.payForm.overTitle })).toHaveCount(0)
  expect(await ledgerOf(shopper.username)).toMatchObject({ orders: 1, debits: 0 })
})

test('a browser without Apple Pay is not offered it', async ({ page }) => {
  const heard = listen(page)
  const { payDocument } = await atForm(page)
  await expect(payDocument.getByRole('radio', { name: 'Wallet that pays' })).toBeVisible()
  await expect(payDocument.getByRole('radio', { name: 'Apple Pay' })).toHaveCount(0)
  expect(heard).toEqual([])
})
