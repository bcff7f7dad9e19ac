import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { answerBank, payByCard, payButton, typeCard } from '../src/cardForm.ts'
import { buyByDropIn, offerOnly, payByWay, readyToPayByDropIn, tapToClose } from '../src/dropIn.ts'
import { clockOf } from '../src/fastClock.ts'
import { hearViolations } from '../src/hearViolations.ts'
import { ended, inStore, ledgerSays, payAgain } from '../src/payOutcome.ts'
import { enterStore } from '../src/shopper.ts'

/** A new player in front of the card form. */
async function atCardForm(page: Page, value?: 'both') {
  const shopper = await enterStore(page, 'watt')
  await readyToPayByDropIn(shopper, value)
  return { shopper, says: shopper.says, payDocument: await buyByDropIn(shopper) }
}

test(
  'a player types a card into the hosted fields and reads of the success in the store @firefox',
  { tag: '@core' },
  async ({ page }) => {
    const violations = hearViolations(page.context())
    const { shopper, says, payDocument } = await atCardForm(page)
    await payByCard(payDocument, 'approved')
    await ended(payDocument, shopper)
    await tapToClose(payDocument.getByRole('button', { name: says.payForm.back }))
    await inStore(page, says.result.successTitle)
    await ledgerSays(shopper, 1)
    expect(violations).toEqual([])
  },
)

/** Taps a way of paying in each pay document as soon as a player could. */
const tapAtOnce = (context: BrowserContext, way: string) =>
  context.addInitScript((name) => {
    const look = () => {
      const radios = [
        ...document.querySelectorAll<HTMLElement>('.adyen-checkout__payment-method [role=radio]'),
      ]
      const radio = radios.find((each) => each.closest('li, div')?.textContent.includes(name))
      if (radio === undefined || getComputedStyle(radio).visibility !== 'visible') return
      watch.disconnect()
      radio.click()
    }
    const watch = new MutationObserver(look)
    watch.observe(document, { childList: true, subtree: true, attributes: true })
  }, way)

test('a way that is chosen as soon as it can be stays chosen: the card opens before', async ({
  page,
  context,
}) => {
  await tapAtOnce(context, 'Wallet that pays')
  const { payDocument } = await atCardForm(page)
  const wallet = payDocument.getByRole('radio', { name: 'Wallet that pays' })
  await expect(payDocument.getByRole('button', { name: /Wallet that pays/ })).toBeVisible()
  await expect(payDocument.locator('main')).toHaveAttribute('aria-busy', 'false')
  await expect(wallet).toBeChecked()
})

/** Notes where the first way after the card stands in each pay document, as long as it can be tapped. */
const watchPlaces = (context: BrowserContext) =>
  context.addInitScript(() => {
    const tops = new Set<number>()
    Object.assign(window, { tops })
    const look = () => {
      const [, second] = document.querySelectorAll('.adyen-checkout__payment-method')
      if (second !== undefined && getComputedStyle(second).visibility === 'visible')
        tops.add(second.getBoundingClientRect().top + scrollY)
      requestAnimationFrame(look)
    }
    look()
  })

test('what can be tapped stays in its place while the fields of the card come', async ({ page, context }) => {
  await watchPlaces(context)
  const { payDocument } = await atCardForm(page)
  await expect(payDocument.locator('main')).toHaveAttribute('aria-busy', 'false')
  await payDocument.getByRole('radio', { name: 'Wallet that pays' }).scrollIntoViewIfNeeded()
  const tops = await payDocument.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])
  expect(tops).toHaveLength(1)
})

/** Notes what can be reached in each pay document's form while the document is busy: classes of elements. */
const watchWaiting = (context: BrowserContext) =>
  context.addInitScript(() => {
    const seen = { waited: false, reachable: new Set<string>() }
    Object.assign(window, { seen })
    const look = () => {
      const inside = document.querySelectorAll('[aria-busy=true] [data-waiting] *')
      seen.waited ||= [...inside].some((each) => each.matches('.adyen-checkout__payment-method--selected'))
      for (const each of inside)
        if (getComputedStyle(each).visibility === 'visible') seen.reachable.add(each.className)
      requestAnimationFrame(look)
    }
    look()
  })

test('nothing in the form can be reached while it waits for the fields of its card', async ({
  page,
  context,
}) => {
  await watchWaiting(context)
  const { payDocument } = await atCardForm(page)
  await expect(payDocument.locator('main')).toHaveAttribute('aria-busy', 'false')
  const seen = await payDocument.evaluate(() => {
    const { waited, reachable } = (window as unknown as { seen: { waited: boolean; reachable: Set<string> } })
      .seen
    return { waited, reachable: [...reachable] }
  })
  expect(seen).toEqual({ waited: true, reachable: [] })
})

test('while the fields of the card do not come, another way pays', async ({ page, context }) => {
  await context.route('**/securedfields/**', () => undefined)
  const { shopper, says, payDocument } = await atCardForm(page)
  await payByWay(payDocument, 'Wallet that pays')
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a card that the bank declines is told by the store', async ({ page }) => {
  const { shopper, says, payDocument } = await atCardForm(page)
  await payByCard(payDocument, 'declined')
  await ended(payDocument, shopper)
  await inStore(page, says.result.failTitle)
  await ledgerSays(shopper, 0)
})

test('a card that is refused leaves the order open, and another one pays it', async ({ page }) => {
  const { shopper, says, payDocument } = await atCardForm(page)
  await payByCard(payDocument, 'refused')
  await ended(payDocument, shopper)
  await payDocument.close()
  await payByCard(await payAgain(shopper), 'approved')
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test.describe('in Arabic, on a phone in dark mode', () => {
  test.use({ locale: 'ar', colorScheme: 'dark' })
  test('a card is declined, another one is asked about by the bank, and pays the same order', async ({
    page,
  }) => {
    const shopper = await enterStore(page, 'watt', 'ar')
    const { says } = shopper
    await readyToPayByDropIn(shopper)
    const first = await buyByDropIn(shopper)
    await typeCard(first, 'refused')
    await expect(first.locator('html')).toHaveAttribute('dir', 'rtl')
    await test
      .info()
      .attach('card form', { body: await first.screenshot({ fullPage: true }), contentType: 'image/png' })
    await payButton(first).click()
    await ended(first, shopper)
    await first.close()
    const again = await payAgain(shopper)
    await payByCard(again, 'challenge')
    await expect(again.frameLocator('iframe[name="threeDSIframe"]').getByRole('heading')).toBeVisible()
    await test
      .info()
      .attach('bank', { body: await again.screenshot({ fullPage: true }), contentType: 'image/png' })
    await answerBank(again, 'Yes, pay')
    await ended(again, shopper)
    await test
      .info()
      .attach('end', { body: await again.screenshot({ fullPage: true }), contentType: 'image/png' })
    await inStore(page, says.result.successTitle)
    await ledgerSays(shopper, 1)
  })
})

test.describe('with 3-D Secure 2', () => {
  test('the bank looks at the device and asks nothing', async ({ page }) => {
    const violations = hearViolations(page.context())
    const { shopper, says, payDocument } = await atCardForm(page)
    await payByCard(payDocument, 'frictionless')
    await ended(payDocument, shopper)
    await inStore(page, says.result.successTitle)
    await ledgerSays(shopper, 1)
    expect(violations).toEqual([])
  })

  test('the player passes the challenge @firefox', { tag: '@core' }, async ({ page }) => {
    const violations = hearViolations(page.context())
    const { shopper, says, payDocument } = await atCardForm(page)
    await payByCard(payDocument, 'challenge')
    await answerBank(payDocument, 'Yes, pay')
    await ended(payDocument, shopper)
    await inStore(page, says.result.successTitle)
    await ledgerSays(shopper, 1)
    expect(violations).toEqual([])
  })

  test('the player fails the challenge', async ({ page }) => {
    const { shopper, says, payDocument } = await atCardForm(page)
    await payByCard(payDocument, 'challenge')
    await answerBank(payDocument, 'No, this is not me')
    await ended(payDocument, shopper)
    await inStore(page, says.result.failTitle)
    await ledgerSays(shopper, 0)
  })

  test('the player leaves the challenge, and pays the same order later', async ({ page }) => {
    const { shopper, says, payDocument } = await atCardForm(page)
    await payByCard(payDocument, 'challenge')
    await expect(payDocument.locator('iframe[name="threeDSIframe"]')).toBeVisible()
    await payDocument.close()
    const again = await payAgain(shopper)
    await payByCard(again, 'challenge')
    await answerBank(again, 'Cancel')
    await ended(again, shopper)
    await inStore(page, says.result.pendingTitle)
    await ledgerSays(shopper, 0)
  })
})

test('a session that expires before the payment ends the form and leaves the order open', async ({
  page,
}) => {
  const { shopper, says, payDocument } = await atCardForm(page)
  await payByCard(payDocument, 'expired')
  await ended(payDocument, shopper)
  await inStore(page, says.result.pendingTitle)
  await ledgerSays(shopper, 0)
})

test('an answer that is lost after the money was taken: the store knows of the success', async ({ page }) => {
  const { shopper, says, payDocument } = await atCardForm(page)
  await payByCard(payDocument, 'lost')
  await ended(payDocument, shopper)
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a double tap on the form’s button pays once', async ({ page }) => {
  const { shopper, says, payDocument } = await atCardForm(page)
  await typeCard(payDocument, 'approved')
  await payButton(payDocument).dblclick()
  await ended(payDocument, shopper)
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test(
  'the Enter key, pressed again and again in a hosted field, sends one payment',
  { tag: '@core' },
  async ({ page, context }) => {
    const sent: string[] = []
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/payments')) sent.push(request.url())
    })
    const { shopper, says, payDocument } = await atCardForm(page)
    await typeCard(payDocument, 'approved')
    const code = payDocument.frameLocator('[data-cse="encryptedSecurityCode"] iframe').locator('input')
    await code.evaluate((field) => {
      for (let press = 0; press < 3; press += 1)
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
    await ended(payDocument, shopper)
    await inStore(page, says.result.successTitle)
    expect(sent).toHaveLength(1)
    await ledgerSays(shopper, 1)
  },
)

test('hosted fields that never come break the form, and the provider’s page is offered', async ({
  page,
  context,
}) => {
  await context.route('**/securedfields/**', (route) => route.abort())
  await page.clock.install()
  const { shopper, says, payDocument } = await atCardForm(page, 'both')
  // Adyen's code waits half a minute for its fields, and the form is loaded once more.
  await clockOf(payDocument).runUntil(payDocument.getByRole('heading', { name: says.payForm.brokenTitle }))
  await expect(payDocument.getByRole('link', { name: says.payForm.providerPage })).toBeVisible()
  await ledgerSays(shopper, 0)
})

for (const { session, offers, files } of [
  { session: 'without cards', offers: /^sandbox/, files: ['adyenForm'] },
  { session: 'with cards', offers: /^(?:sandbox|scheme)/, files: ['adyenFields', 'adyenForm', 'cardForm'] },
])
  test(`a session ${session} loads ${files.join(', ')} and no other file of the form`, async ({
    page,
    context,
  }) => {
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    await offerOnly(context, (type) => offers.test(type))
    const { payDocument } = await atCardForm(page)
    await expect(payDocument.getByRole('radio', { name: 'Wallet that pays' })).toBeVisible()
    const scripts = asked.flatMap((url) => /\/assets\/([a-z]+)-[\da-f]{8}\.js$/i.exec(url)?.[1] ?? [])
    // After the form's own file comes nothing but its parts, and the reporter at some moment.
    const ofForm = scripts.slice(scripts.indexOf('adyenForm')).filter((name) => name !== 'reportPay')
    expect(ofForm.toSorted()).toEqual(files)
  })
