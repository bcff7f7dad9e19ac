import { expect, test } from '@playwright/test'
import en from '@topup/locales/en.json' with { type: 'json' }
import { logIn } from '@topup/sandbox/player'
import { hereChromiums, oldChromiumPath } from '../src/oldChromium.ts'
import { openOldPage } from '../src/oldPage.ts'
import { ledgerOf, breakCall } from '../src/sandboxControl.ts'
import { storeOrigin, sandboxOrigins } from '../src/stores.ts'
import { openWebkitPage } from '../src/webkitPage.ts'

interface Started {
  readonly billing_no: string
  readonly url: string | null
  readonly drop_in: { readonly provider: string; readonly parameters: Readonly<Record<string, string>> }
}

/** An order that a new player of watt has made without a browser. */
interface OrderByDropIn {
  readonly username: string
  readonly billingNo: string
  /** What a tab keeps for it, as a key and a text of its session storage. */
  readonly kept: readonly [string, string]
}

/** Makes an order that is paid in Adyen's form or, if that breaks, by its link. */
async function orderByDropIn(): Promise<OrderByDropIn> {
  const player = await logIn(sandboxOrigins()[0] ?? '')
  const { username } = player
  await breakCall({ player: username, call: 'adyenPay', fault: 'dropIn', value: 'both' })
  const started = await player.content<Started>('/api/pay/adyen_pay', player.payment('starfall.crystals-680'))
  const { billing_no: billingNo, url: payUrl, drop_in: dropIn } = started
  const handover = { billingNo, ...dropIn, payUrl, language: 'en', product: '680 Crystals' }
  const text = JSON.stringify({ v: handover, e: null })
  return { username, billingNo, kept: [`topup.watt.dropIn.${billingNo}`, text] }
}

/** A page of a browser that Playwright does not drive. */
interface PlainPage {
  readonly open: (url: string) => Promise<void>
  /** Value of an expression in the page. */
  readonly read: (expression: string) => Promise<unknown>
}

/** A way in Adyen's form that needs no field. */
const wallet = `[...document.querySelectorAll('.adyen-checkout__payment-method')].find(({ textContent }) => /Wallet that pays/.test(textContent))`

/**
 * Opens the pay document for an order that this tab keeps, as after a reload, looks for the three hosted fields of a card, and pays by
 * a wallet: the fields are in frames of another origin, which such a page cannot type into.
 */
async function payWithoutDriver(
  page: PlainPage,
  { order, origin }: { readonly order: OrderByDropIn; readonly origin: string },
): Promise<void> {
  const { kept, billingNo, username } = order
  // Any file of the store will do: session storage has to be filled before the document reads it.
  await page.open(`${origin}/icon-192.png`)
  await expect.poll(() => page.read('location.pathname')).toBe('/icon-192.png')
  await page.read(`sessionStorage.setItem(${kept.map((text) => JSON.stringify(text)).join()})`)
  await page.open(`${origin}/pay.html#${billingNo}`)
  await expect.poll(() => page.read(`document.querySelectorAll('[data-cse] iframe').length`)).toBe(3)
  await expect.poll(() => page.read(`document.querySelector('main').getAttribute('aria-busy')`)).toBe('false')
  await page.read(`${wallet}.querySelector('input[type=radio], [role=radio], button').click()`)
  const button = `${wallet}.querySelector('.adyen-checkout__button--pay')`
  await expect.poll(() => page.read(`${button} !== null`)).toBe(true)
  await page.read(`${button}.click()`)
  // Not that the form is broken and offers the link, while its payment is on the way.
  await expect
    .poll(() => page.read('document.querySelector("main").textContent'))
    .toContain(en.payForm.overTitle)
  expect(await page.read('document.querySelectorAll("main a").length')).toBe(0)
  expect(await ledgerOf(username)).toMatchObject({ orders: 1, debits: 1 })
}

for (const engine of hereChromiums()) {
  test(`Chromium ${engine.version} shows the card form and pays`, async () => {
    const order = await orderByDropIn()
    const page = await openOldPage(oldChromiumPath(engine))
    try {
      await payWithoutDriver(page, { order, origin: storeOrigin('watt') })
      expect(page.faults).toEqual([])
    } finally {
      await page.close()
    }
  })
}

if (process.env['TEST_WEBKIT'] !== undefined) {
  test('WebKit shows the card form and pays', async () => {
    const order = await orderByDropIn()
    const page = await openWebkitPage()
    try {
      await payWithoutDriver(page, { order, origin: storeOrigin('watt') })
    } finally {
      await page.close()
    }
  })
}
