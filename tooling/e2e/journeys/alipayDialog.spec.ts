import { expect, type Page, test } from '@playwright/test'
import { buyByHostedForm, formIn, payInForm } from '../src/hostedForm.ts'
import { ended, inStore, ledgerSays, payAgain } from '../src/payOutcome.ts'
import { standInFor } from '../src/providerHost.ts'
import { enterStore } from '../src/shopper.ts'

const alipay = { call: 'alipayPay', country: 'US', method: /Alipay/ }
const scriptHost = 'https://sdk.marmot-cloud.com'
const frameHost = 'https://checkout.antom.com'

/** A new player in front of Alipay's card dialog. */
async function atDialog(page: Page, value?: 'both') {
  for (const host of [scriptHost, frameHost] as const) await standInFor(page.context(), host)
  const shopper = await enterStore(page, 'watt')
  return { shopper, says: shopper.says, payDocument: await buyByHostedForm(shopper, alipay, value) }
}

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
