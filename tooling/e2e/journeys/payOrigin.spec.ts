import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { appsFolder } from '@topup/vite'
import { serveStoreApart, type ServedApart } from '@topup/vite/serve'
import { payByCard, typeCard } from '../src/cardForm.ts'
import { buyByDropIn, payByWay, readyToPayByDropIn, tapToClose } from '../src/dropIn.ts'
import { ended, inStore, ledgerSays } from '../src/payOutcome.ts'
import { newShopper, type Shopper, storeIsThere } from '../src/shopper.ts'
import { sandboxOrigins } from '../src/stores.ts'

/** The store, and its pay document at another port of this machine. Source: decision 95. */
let apart: ServedApart

test.beforeAll(async () => {
  const folder = join(appsFolder, 'watt', 'dist-sandbox')
  apart = await serveStoreApart({ folder, port: 0, payPort: 0, sandboxOrigins: sandboxOrigins() })
})
test.afterAll(() => apart.close())

/** A new player in front of a store whose pay document stands elsewhere. */
async function enterApart(page: Page): Promise<Shopper> {
  const shopper = newShopper(page, 'watt')
  await page.goto(apart.origin)
  await storeIsThere(page)
  return shopper
}

/** Every policy that was broken and every script that failed, in all pages of the browser. */
function listen(page: Page): readonly string[] {
  const heard: string[] = []
  page.context().on('weberror', (error) => heard.push(error.error().message))
  page.context().on('console', (message) => {
    if (/Content Security Policy|Trusted|Opener|frame-ancestors/i.test(message.text()))
      heard.push(message.text())
  })
  return heard
}

/** Everything that a page keeps, as one text. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )

/** The session of the store, as its storage holds it. */
const tokenOf = (page: Page) =>
  page.evaluate(
    () =>
      /"oauthToken":"([^"]{8,})"/.exec(
        JSON.stringify(Object.entries(localStorage)).replaceAll('\\', ''),
      )?.[1],
  )

test(
  'a card is paid at an origin of its own, and neither side learns what the other keeps',
  { tag: '@core' },
  async ({ page }) => {
    const violations = listen(page)
    const shopper = await enterApart(page)
    await readyToPayByDropIn(shopper)
    const payDocument = await buyByDropIn(shopper)
    expect(new URL(payDocument.url()).origin).toBe(apart.payOrigin)
    expect(payDocument.url()).not.toMatch(/token|session|data-of/i)
    const token = await tokenOf(page)
    expect(token).toBeDefined()
    await typeCard(payDocument, 'approved')
    expect(await payDocument.evaluate(() => window.opener)).toBeNull()
    expect(await kept(payDocument)).not.toContain(token)
    await payByCard(payDocument, 'approved')
    await ended(payDocument, shopper)
    await tapToClose(payDocument.getByRole('button', { name: shopper.says.payForm.back }))
    await inStore(page, shopper.says.result.successTitle)
    await ledgerSays(shopper, 1)
    expect(violations).toEqual([])
  },
)

test('the pay document is reloaded in the middle, and the card is paid after it', async ({ page }) => {
  const shopper = await enterApart(page)
  await readyToPayByDropIn(shopper)
  const payDocument = await buyByDropIn(shopper)
  await typeCard(payDocument, 'approved')
  await payDocument.reload()
  await payByCard(payDocument, 'approved')
  await ended(payDocument, shopper)
  await payDocument.close()
  await inStore(page, shopper.says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('the store is reloaded in the middle, and asks on while the card is paid', async ({ page }) => {
  const shopper = await enterApart(page)
  await readyToPayByDropIn(shopper)
  const payDocument = await buyByDropIn(shopper)
  await typeCard(payDocument, 'approved')
  await page.reload()
  await inStore(page, shopper.says.result.pendingTitle)
  await payByCard(payDocument, 'approved')
  await ended(payDocument, shopper)
  await inStore(page, shopper.says.result.successTitle)
  await ledgerSays(shopper, 1)
})

/** A browser in which no second window opens, such as that of another app. */
async function withoutWindows(page: Page): Promise<Shopper> {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const shopper = await enterApart(page)
  await readyToPayByDropIn(shopper)
  await page.getByRole('button', { name: shopper.says.recharge.buy, exact: true }).click()
  const pending = page.getByRole('alertdialog', { name: shopper.says.result.pendingTitle })
  await pending.getByRole('button', { name: shopper.says.result.toPay }).click()
  return shopper
}

test('where no window opens, the tab takes its order along, pays it there and comes back to the store', async ({
  page,
}) => {
  const violations = listen(page)
  const shopper = await withoutWindows(page)
  await expect(page).toHaveURL(new RegExp(`^${apart.payOrigin}/pay\\.html#[\\d-]+$`))
  await payByCard(page, 'approved')
  await ended(page, shopper)
  await page.getByRole('button', { name: shopper.says.payForm.back }).click()
  await expect(page).toHaveURL(new RegExp(`^${apart.origin}/`))
  await inStore(page, shopper.says.result.successTitle)
  await ledgerSays(shopper, 1)
  expect(violations).toEqual([])
})

test('where no window opens and the pay document can keep nothing, the tab stays and says so', async ({
  page,
}) => {
  await page.addInitScript((payOrigin) => {
    if (location.origin === payOrigin)
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  }, apart.payOrigin)
  const shopper = await withoutWindows(page)
  await expect(page.getByText(shopper.says.payForm.blockedText)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^${apart.origin}/`))
  await ledgerSays(shopper, 0)
})

test('in a window whose storage is refused the order is paid all the same', async ({ page, context }) => {
  const shopper = await enterApart(page)
  await readyToPayByDropIn(shopper)
  await context.addInitScript((payOrigin) => {
    if (location.origin !== payOrigin) return
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  }, apart.payOrigin)
  const payDocument = await buyByDropIn(shopper)
  await payByWay(payDocument, 'Wallet that pays')
  await ended(payDocument, shopper)
  await inStore(page, shopper.says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('at the store’s own origin the pay document takes no order', async ({ page }) => {
  const shopper = await enterApart(page)
  await page.goto(`${apart.origin}/pay.html#B1`)
  await expect(page.getByRole('heading', { name: shopper.says.payForm.emptyTitle })).toBeVisible()
})

test.describe('another origin', () => {
  /** An order as a hostile page would forge it. */
  const forged = {
    kind: 'handover',
    nonce: null,
    handover: {
      billingNo: 'B1',
      provider: 'adyen',
      parameters: {
        environment: 'test',
        clientKey: 'test_X',
        sessionId: 'CS',
        sessionData: 'D',
        countryCode: 'NL',
      },
      payUrl: 'https://evil.example/pay',
      language: 'en',
    },
  }

  /** A hostile page, at an origin that is neither the store's nor the pay document's. */
  async function openHostile(page: Page): Promise<void> {
    const hostile = apart.origin.replace('127.0.0.1', 'localhost')
    await page.route(`${hostile}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>hostile</title>' }),
    )
    await page.goto(`${hostile}/`)
  }

  test('opens the pay document and speaks to it: it hears nothing of it, and the document stays empty', async ({
    page,
  }) => {
    await openHostile(page)
    const opened = page.waitForEvent('popup')
    await page.evaluate(
      ({ payOrigin, answer }) => {
        const heard: unknown[] = []
        Object.assign(window, { heard })
        window.addEventListener('message', ({ data }) => heard.push(data))
        const target = window.open(`${payOrigin}/pay.html#B1`)
        setInterval(() => target?.postMessage(answer, '*'), 100)
      },
      { payOrigin: apart.payOrigin, answer: forged },
    )
    const payDocument = await opened
    await expect(payDocument.getByRole('heading', { level: 2 })).toHaveText('Nothing to pay here')
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
    expect(await payDocument.evaluate(() => window.opener)).toBeNull()
    expect(await kept(payDocument)).not.toContain('B1')
  })

  test('cannot frame the pay document', async ({ page }) => {
    await openHostile(page)
    await page.evaluate((payOrigin) => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      frame.src = `${payOrigin}/pay.html#B1`
      return new Promise((resolve) => frame.addEventListener('load', resolve))
    }, apart.payOrigin)
    expect(page.frames().map((frame) => frame.url())).not.toContainEqual(
      expect.stringContaining(apart.payOrigin),
    )
  })

  test('speaks to the store and to a pay document in use: the order goes on as if nothing was said', async ({
    page,
    context,
  }) => {
    const shopper = await enterApart(page)
    await readyToPayByDropIn(shopper)
    const payDocument = await buyByDropIn(shopper)
    await typeCard(payDocument, 'approved')
    // The store's own origin is not the pay document's: nothing that is said from there is the form's word.
    for (const kind of ['payDocumentReady', 'payDocumentDone', 'payDocumentKept'])
      await page.evaluate((word) => window.postMessage({ kind: word, isKept: true }, '*'), kind)
    await payDocument.evaluate((answer) => window.postMessage(answer, '*'), forged)
    await expect(payDocument.getByRole('heading', { name: shopper.says.payForm.overTitle })).toHaveCount(0)
    await inStore(page, shopper.says.result.pendingTitle)
    await payByCard(payDocument, 'approved')
    await ended(payDocument, shopper)
    await inStore(page, shopper.says.result.successTitle)
    await ledgerSays(shopper, 1)
    await context.close()
  })
})
