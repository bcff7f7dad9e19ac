import { devices, expect, type Page, test } from '@playwright/test'
import { tapToClose } from '../src/dropIn.ts'
import { buyByHostedForm, formIn, payInForm, typeIntoForm } from '../src/hostedForm.ts'
import { hearViolations } from '../src/hearViolations.ts'
import { ended, inStore, ledgerSays, payAgain } from '../src/payOutcome.ts'
import { standInFor } from '../src/providerHost.ts'
import { breakCall } from '../src/sandboxControl.ts'
import { buyInWindow, enterStore, payAt, readyToPay } from '../src/shopper.ts'
import { storeTag } from '../src/stores.ts'

const welcome = { call: 'krWelcomePay', method: /Credit or debit card/ }
const host = 'https://card-script.ko.example'
const tag = storeTag('ko')

test.describe('on a computer', { tag }, () => {
  // In a narrow window, where the store has the steps of a phone.
  const { userAgent } = devices['Desktop Chrome']
  test.use({ userAgent, isMobile: false, hasTouch: false })

  /** A new player in front of Welcome's dialog. */
  async function atDialog(page: Page) {
    await standInFor(page.context(), host)
    const shopper = await enterStore(page, 'ko')
    return { shopper, says: shopper.says, payDocument: await buyByHostedForm(shopper, welcome, 'both') }
  }

  test(
    'a player pays in Welcome’s dialog, under what is paid, and reads of the success in the store',
    { tag: '@core' },
    async ({ page }) => {
      const violations = hearViolations(page.context())
      const { shopper, says, payDocument } = await atDialog(page)
      await typeIntoForm(payDocument, 'approved')
      await expect(payDocument.getByText(/S128 Moonfall/)).toBeVisible()
      await expect(payDocument.locator('iframe')).toHaveAttribute('title', says.payForm.title)
      await formIn(payDocument).getByRole('button', { name: 'Pay by card' }).click()
      await ended(payDocument, shopper)
      await expect(payDocument.locator('iframe')).toHaveCount(0)
      await tapToClose(payDocument.getByRole('button', { name: says.payForm.back }))
      await inStore(page, says.result.successTitle)
      await ledgerSays(shopper, 1)
      expect(violations).toEqual([])
    },
  )

  test('a dialog that the player leaves is opened again from the result, for the same order', async ({
    page,
  }) => {
    const { shopper, says, payDocument } = await atDialog(page)
    await expect(payDocument.locator('main')).toHaveAttribute('aria-busy', 'false')
    await formIn(payDocument).getByRole('button', { name: 'Leave' }).click()
    await ended(payDocument, shopper)
    await payDocument.close()
    await payInForm(await payAgain(shopper), 'approved')
    await inStore(page, says.result.successTitle)
    await ledgerSays(shopper, 1)
  })

  test('a card script that is blocked leaves the link', async ({ page }) => {
    await page.context().route(`${host}/**`, (route) => route.abort('blockedbyclient'))
    const shopper = await enterStore(page, 'ko')
    const { says } = shopper
    const payDocument = await buyByHostedForm(shopper, welcome, 'both')
    await expect(payDocument.getByRole('heading', { name: says.payForm.brokenTitle })).toBeVisible()
    await payDocument.getByRole('link', { name: says.payForm.providerPage }).click()
    await payAt(payDocument)
    await inStore(page, says.result.successTitle)
    await ledgerSays(shopper, 1)
  })
})

test('a phone loads no card script and pays by the link', { tag }, async ({ page }) => {
  const asked: string[] = []
  await page.context().route(`${host}/**`, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const shopper = await enterStore(page, 'ko')
  const recharge = await readyToPay(shopper, /^680 /)
  await breakCall({ player: shopper.username, call: welcome.call, fault: 'dropIn', value: 'both' })
  await recharge.getByRole('radio', { name: welcome.method }).click()
  await payAt(await buyInWindow(shopper))
  await inStore(page, shopper.says.result.successTitle)
  await ledgerSays(shopper, 1)
  expect(asked).toEqual([])
})
