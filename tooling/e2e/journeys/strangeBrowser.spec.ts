import { expect, type Page, test } from '@playwright/test'
import { buyByDropIn, payByWay, readyToPayByDropIn } from '../src/dropIn.ts'
import { ended, inStore, ledgerSays } from '../src/payOutcome.ts'
import { popupsLeftHistory } from '../src/popupEntry.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import {
  buyInWindow,
  chooseCharacter,
  enterStore,
  logIn,
  payAt,
  readyToPay,
  type Shopper,
} from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

/** A new player at the recharge of a product that PayPal pays. */
async function atRecharge(page: Page): Promise<Shopper> {
  const shopper = await enterStore(page, 'watt')
  await readyToPay(shopper, /680 Crystals/, /PayPal/)
  return shopper
}

const tapBuy = ({ page, says }: Shopper) =>
  page.getByRole('button', { name: says.recharge.buy, exact: true }).click()

/** What add-ons and apps put in place of `window.open`. */
const windows: Readonly<Record<string, () => void>> = {
  true: () => void Object.assign(window, { open: () => true }),
  'the page itself': () => void Object.assign(window, { open: () => window }),
}

for (const [what, replace] of Object.entries(windows))
  test(`where a new window is ${what}, Buy makes one order that a link leads to`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(replace)
    const shopper = await atRecharge(page)
    const { says, username } = shopper
    await tapBuy(shopper)
    const pending = page.getByRole('alertdialog', { name: says.result.pendingTitle })
    const opened = context.waitForEvent('page')
    await pending.getByRole('link', { name: says.result.toPay }).click()
    await payAt(await opened)
    await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
    const { orders, debits } = await ledgerOf(username)
    expect({ orders, debits }).toEqual({ orders: 1, debits: 1 })
  })

/** What add-ons that hide where a device is make of its dates. */
const dates: Readonly<Record<string, () => void>> = {
  'have no time zone': () => {
    const format = Intl.DateTimeFormat.prototype
    const own = Reflect.get(format, 'resolvedOptions') as () => object
    Object.assign(format, {
      resolvedOptions(this: Intl.DateTimeFormat) {
        return Object.assign(Reflect.apply(own, this, []), { timeZone: undefined })
      },
    })
  },
  'cannot be formatted': () => {
    Object.assign(Intl, {
      DateTimeFormat: () => {
        throw new RangeError('no time zone')
      },
    })
  },
}

for (const [what, replace] of Object.entries(dates))
  test(`where dates ${what}, a paid order has its receipt, and My its orders`, async ({ page }) => {
    await page.addInitScript(replace)
    const shopper = await atRecharge(page)
    const { says } = shopper
    const provider = await buyInWindow(shopper)
    await payAt(provider)
    await provider.close()
    const receipt = page.getByRole('alertdialog', { name: says.result.successTitle })
    await receipt.getByRole('button', { name: says.result.done }).click()
    await popupsLeftHistory(page)
    await page.goto(`${storeOrigin('watt')}/my`)
    await expect(page.getByText(says.my.success).first()).toBeVisible()
  })

test('a browser whose functions are gone, throw or say nothing makes one order, and shows its receipt', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.assign(window, {
      matchMedia: () => undefined,
      requestIdleCallback: undefined,
      IntersectionObserver: undefined,
      structuredClone: undefined,
      BroadcastChannel: refuse,
    })
    Object.assign(Intl, { NumberFormat: refuse })
    Object.assign(CSS, { supports: undefined })
    Object.assign(Crypto.prototype, { getRandomValues: <Bytes>(bytes: Bytes) => bytes })
    for (const part of ['clipboard', 'locks', 'serviceWorker'])
      Object.defineProperty(Navigator.prototype, part, { get: refuse })
  })
  const shopper = await atRecharge(page)
  const provider = await buyInWindow(shopper)
  await payAt(provider)
  await expect(page.getByRole('alertdialog', { name: shopper.says.result.successTitle })).toBeVisible()
  const { orders, debits } = await ledgerOf(shopper.username)
  expect({ orders, debits }).toEqual({ orders: 1, debits: 1 })
})

test('a browser that names no languages opens the store', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => undefined }),
  )
  await enterStore(page, 'watt')
  await expect(page.getByRole('tabpanel').getByRole('radio').first()).toBeVisible()
})

test('where nothing can be copied and the clipboard never answers, what is known can be selected', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'execCommand', { value: undefined })
    Object.defineProperty(Navigator.prototype, 'clipboard', {
      get: () => ({ writeText: () => new Promise(() => {}) }),
    })
  })
  const { says } = await enterStore(page, 'watt')
  await page.goto(`${storeOrigin('watt')}/my`)
  await page.getByRole('button', { name: says.support.title, exact: true }).click()
  await page.getByRole('button', { name: says.order.copyDetails }).click()
  const shown = page.getByRole('alertdialog', { name: says.order.copyDetails })
  await shown.getByText(/Store: Watt/).selectText()
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/Store: Watt[^]*Page: \/my/)
})

test('Buy after a link that led nowhere makes its order', async ({ page }) => {
  const shopper = await atRecharge(page)
  // A link into an app, or a download, begins like this.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')))
  const provider = await buyInWindow(shopper)
  await payAt(provider)
  await expect(page.getByRole('alertdialog', { name: shopper.says.result.successTitle })).toBeVisible()
  expect((await ledgerOf(shopper.username)).orders).toBe(1)
})

test('where a browser rewrites no address, the bank leads back to the order that it paid', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    if (location.pathname !== '/pay.html') return
    history.replaceState = () => {
      throw new DOMException('too often', 'SecurityError')
    }
  })
  const shopper = await enterStore(page, 'watt')
  await readyToPayByDropIn(shopper)
  const payDocument = await buyByDropIn(shopper)
  await payByWay(payDocument, 'Bank that leads back')
  await payDocument.getByRole('button', { name: 'Yes, pay', exact: true }).click()
  await ended(payDocument, shopper)
  await payDocument.close()
  await inStore(page, shopper.says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('what is typed on other keyboards finds a server', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await logIn(shopper)
  await page.getByRole('button', { name: says.destination.chooseCharacter }).click()
  const popup = page.getByRole('dialog', { name: says.server.title })
  for (const typed of ['S128', 'ｓ１２８', '١٢٨', '۱۲۸', ' #128', 's\u200B128', '\u2066S128\u2069']) {
    await popup.getByRole('searchbox').fill(typed)
    await expect(popup.getByRole('radio', { name: /S128/ }), typed).toHaveCount(1)
  }
})

test('a card that is typed on another keyboard is the same card', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await logIn(shopper)
  await chooseCharacter(shopper)
  await page
    .getByRole('tabpanel')
    .getByRole('radio', { name: /43-point card/ })
    .click()
  const number = `ＳＦ４３ TEST \u202A${Math.random().toString(36).slice(2, 12)}\u202C`
  await page.getByLabel(new RegExp(`^${says.login.cardNumber}`)).fill(number)
  await page.getByLabel(new RegExp(`^${says.login.cardPassword}`)).fill('٤٣٤٣١٢٣٤')
  await page.getByRole('button', { name: says.product.exchange, exact: true }).click()
  await page
    .getByRole('alertdialog', { name: says.confirm.card.title })
    .getByRole('button', { name: says.confirm.card.use })
    .click()
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
  expect((await ledgerOf(username)).debits).toBe(1)
})
