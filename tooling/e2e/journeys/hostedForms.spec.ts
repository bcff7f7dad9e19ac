import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { tapToClose } from '../src/dropIn.ts'
import { buyByHostedForm, formIn, payInForm, typeIntoForm } from '../src/hostedForm.ts'
import { hearViolations } from '../src/hearViolations.ts'
import { ended, inStore, ledgerSays, payAgain } from '../src/payOutcome.ts'
import { standInFor } from '../src/providerHost.ts'
import { enterStore, payAt } from '../src/shopper.ts'

/** The providers whose form comes as a script of their own host; one table, because the store owes the same to all of them. */
const providers = [
  {
    name: 'Airwallex’s form',
    form: { call: 'airwallexPay', country: 'US', method: /Klarna/ },
    scriptHost: 'https://checkout-demo.airwallex.com',
    frameHost: 'https://checkout-demo.airwallex.com',
    scripts: '/assets/**',
  },
  {
    name: 'Alipay’s dialog',
    form: { call: 'alipayPay', country: 'US', method: /Alipay/ },
    scriptHost: 'https://sdk.marmot-cloud.com',
    frameHost: 'https://checkout.antom.com',
    scripts: '/package/**',
  },
] as const
type Provider = (typeof providers)[number]

async function standInForAll(context: BrowserContext, { scriptHost, frameHost }: Provider) {
  for (const host of new Set([scriptHost, frameHost])) await standInFor(context, host)
}

/** A new player in front of the provider's form. */
async function atForm(page: Page, provider: Provider) {
  await standInForAll(page.context(), provider)
  const shopper = await enterStore(page, 'watt')
  return { shopper, says: shopper.says, payDocument: await buyByHostedForm(shopper, provider.form) }
}

for (const provider of providers)
  test.describe(provider.name, () => {
    test(
      'a player pays by card in the provider’s form and reads of the success in the store alone',
      { tag: '@core' },
      async ({ page }) => {
        const violations = hearViolations(page.context())
        const { shopper, says, payDocument } = await atForm(page, provider)
        await typeIntoForm(payDocument, 'approved')
        // Recipient and amount stand above the form, in our own words.
        await expect(payDocument.getByText(/Kaelith\s· /)).toBeVisible()
        await expect(payDocument.getByText('US$8.49')).toBeVisible()
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

    test('a card that is refused ends the form, and another one pays the same order', async ({ page }) => {
      const { shopper, says, payDocument } = await atForm(page, provider)
      await payInForm(payDocument, 'refused')
      await ended(payDocument, shopper)
      await payDocument.close()
      await payInForm(await payAgain(shopper), 'approved')
      await inStore(page, says.result.successTitle)
      await ledgerSays(shopper, 1)
    })

    test('a script that is blocked is asked for once more, then the order is paid on the page of the provider', async ({
      page,
    }) => {
      let asked = 0
      await page.context().route(`${provider.scriptHost}${provider.scripts}`, (route) => {
        asked += 1
        return route.abort('blockedbyclient')
      })
      const shopper = await enterStore(page, 'watt')
      const { says } = shopper
      const payDocument = await buyByHostedForm(shopper, provider.form, 'both')
      await expect(payDocument.getByRole('heading', { name: says.payForm.brokenTitle })).toBeVisible()
      expect(asked).toBe(2)
      await payDocument.getByRole('link', { name: says.payForm.providerPage }).click()
      await payAt(payDocument)
      await inStore(page, says.result.successTitle)
      await ledgerSays(shopper, 1)
    })

    test('a session that is over before the form is there breaks it, and the provider’s page is offered', async ({
      page,
    }) => {
      const context = page.context()
      await standInForAll(context, provider)
      await context.route(`${provider.frameHost}/sandbox/form.html**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<script src="over.js"></script>' }),
      )
      await context.route(`${provider.frameHost}/sandbox/over.js`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: "parent.postMessage({ form: 'failed' }, '*')",
        }),
      )
      const shopper = await enterStore(page, 'watt')
      const payDocument = await buyByHostedForm(shopper, provider.form, 'both')
      await expect(payDocument.getByRole('link', { name: shopper.says.payForm.providerPage })).toBeVisible()
      await ledgerSays(shopper, 0)
    })
  })
