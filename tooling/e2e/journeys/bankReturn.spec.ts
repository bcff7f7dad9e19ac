import { expect, type Page, test } from '@playwright/test'
import { buyByDropIn, payByWay, readyToPayByDropIn, tapToClose } from '../src/dropIn.ts'
import { ended, inStore, ledgerSays, payAgain } from '../src/payOutcome.ts'
import { enterStore } from '../src/shopper.ts'

// A page may still be asking when its test ends.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

/** A new player on the page of a bank that leads back to the pay document. */
async function atBank(page: Page) {
  const shopper = await enterStore(page, 'watt')
  await readyToPayByDropIn(shopper)
  const payDocument = await buyByDropIn(shopper)
  await payByWay(payDocument, 'Bank that leads back')
  return { shopper, says: shopper.says, payDocument }
}

const choose = (payDocument: Page, name: string) =>
  payDocument.getByRole('button', { name, exact: true }).click()

/** Asks for the details that finish a payment, from every page of the browser. */
const details = '**/sessions/*/paymentDetails*'

test(
  'the bank leads back, the payment is finished, and its word is never painted in an address',
  { tag: '@core' },
  async ({ page, context }) => {
    const violations: string[] = []
    context.on('weberror', (error) => violations.push(error.error().message))
    context.on('console', (message) => {
      if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text())
    })
    // The address at the first paint, and at each of the first frames.
    await context.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        seen.push(location.href)
        if (seen.length < 30) requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    const asked: string[] = []
    context.on('request', (request) => asked.push(`${request.headers()['referer'] ?? ''} ${request.url()}`))
    const { shopper, says, payDocument } = await atBank(page)
    asked.length = 0
    await choose(payDocument, 'Yes, pay')
    await ended(payDocument, shopper)
    expect(new URL(payDocument.url()).search).toBe('')
    const seen = await payDocument.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.join(' ')).not.toContain('redirectResult')
    // Only the navigation itself has it: no file, no call, no referrer.
    expect(asked.filter((line) => line.includes('redirectResult'))).toHaveLength(1)
    await tapToClose(payDocument.getByRole('button', { name: says.payForm.back }))
    await inStore(page, says.result.successTitle)
    await ledgerSays(shopper, 1)
    expect(violations).toEqual([])
  },
)

test('a player who cancels at the bank pays the same order in another way', async ({ page }) => {
  const { shopper, says, payDocument } = await atBank(page)
  await choose(payDocument, 'Cancel')
  await ended(payDocument, shopper)
  await payDocument.close()
  await payByWay(await payAgain(shopper), 'Wallet that pays')
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a document that is reloaded before it could finish the payment finishes it then, once', async ({
  page,
  context,
}) => {
  const { shopper, says, payDocument } = await atBank(page)
  let held = 0
  // The document dies while its call is on its way, before the provider got it.
  await context.route(details, (route) => {
    held += 1
    return held === 1 ? undefined : route.fallback()
  })
  await choose(payDocument, 'Yes, pay')
  await expect.poll(() => held).toBe(1)
  expect(new URL(payDocument.url()).search).toBe('')
  await payDocument.reload()
  await ended(payDocument, shopper)
  await payDocument.close()
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a document that is closed after the payment took effect changes nothing: the store asks', async ({
  page,
  context,
}) => {
  const { shopper, says, payDocument } = await atBank(page)
  let isTaken = false
  await context.route(details, async (route) => {
    await route.fetch()
    isTaken = true
    // Its answer never arrives.
  })
  await choose(payDocument, 'Yes, pay')
  await expect.poll(() => isTaken).toBe(true)
  await payDocument.close()
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a document that is reloaded after the payment took effect is over, and offers no second one', async ({
  page,
  context,
}) => {
  const { shopper, says, payDocument } = await atBank(page)
  let isTaken = false
  await context.route(details, async (route) => {
    if (isTaken) return route.fallback()
    await route.fetch()
    isTaken = true
  })
  await choose(payDocument, 'Yes, pay')
  await expect.poll(() => isTaken).toBe(true)
  await payDocument.reload()
  await ended(payDocument, shopper)
  await expect(payDocument.getByRole('radio')).toHaveCount(0)
  await payDocument.close()
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})
