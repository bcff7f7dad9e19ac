import { expect, test } from '@playwright/test'
import { ledgerOf, ledgerOfLink } from '../src/sandboxControl.ts'
import {
  buyInWindow,
  chooseCharacter,
  chooseCharacterAtSteps,
  logIn,
  newShopper,
  openProduct,
  payAt,
  priceIsKnown,
  type Shopper,
  storeIsThere,
} from '../src/shopper.ts'
import { coreIf, storeOrigin, storeTag } from '../src/stores.ts'

/** Chooses the first method that can be paid by a link, and the first of those under it. */
async function chooseMethod({ page, says }: Shopper): Promise<void> {
  const methods = page.getByRole('radiogroup', { name: says.recharge.payWith }).getByRole('radio')
  const paypal = methods.filter({ hasText: 'PayPal' })
  await ((await paypal.count()) > 0 ? paypal : methods).first().click()
  const banks = page.getByRole('dialog', { name: /Xsolla/ })
  if ((await banks.count()) === 0) return
  await banks.getByRole('radio').first().click()
  await banks.getByRole('button').last().click()
  await expect(banks).toBeHidden()
}

/** Pays the open recharge and reads the receipt. */
async function payAndRead(shopper: Shopper, buy = buyInWindow): Promise<void> {
  const { page, says } = shopper
  const provider = await buy(shopper)
  await payAt(provider)
  await provider.close()
  const success = page.getByRole('alertdialog', { name: says.result.successTitle })
  await expect(success).toBeVisible()
  await success.getByRole('button', { name: says.result.done }).click()
  await expect(success).toBeHidden()
}

/** From the landing page to the receipt and to My, with a service of this scenario. */
async function buyBy(shopper: Shopper, scenario: string, buy = buyInWindow): Promise<void> {
  const { page, brand, says } = shopper
  await page.goto(`${storeOrigin(brand)}/?scenario=${scenario}`)
  await storeIsThere(page)
  await logIn(shopper)
  await chooseCharacter(shopper, /S128|S7 Winter Reach/)
  await openProduct(shopper, /3,280|3280/)
  await chooseMethod(shopper)
  await priceIsKnown(shopper)
  await payAndRead(shopper, buy)
  await page.getByRole('link', { name: says.nav.my, exact: true }).click()
  await expect(page.getByText(says.my.orders, { exact: true })).toBeVisible()
  const ledger = await ledgerOf(shopper.username)
  expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 1, debits: 1 })
}

for (const brand of ['watt', 'rhinosTwhk', 'ssgame'])
  test(
    `with a service by the letter of the specification a player of ${brand} buys and sees the receipt`,
    { tag: [storeTag(brand), ...coreIf(brand === 'watt')] },
    async ({ page }) => buyBy(newShopper(page, brand), 'letter'),
  )

/** Pays a payment link of a service of this scenario. */
async function payLinkBy(shopper: Shopper, scenario: string): Promise<void> {
  const { page } = shopper
  const link = `watt-rp-open-${shopper.username}`
  // The game that this browser has chosen last is not the link's.
  await page.goto(`${storeOrigin('watt')}/?client_id=watt-ember-web`)
  await storeIsThere(page)
  await page.goto(`${storeOrigin('watt')}/replenishGoods?replenish_id=${link}&scenario=${scenario}`)
  await priceIsKnown(shopper)
  await chooseMethod(shopper)
  const { says } = shopper
  await payAndRead(shopper, (payer) =>
    buyInWindow({ ...payer, says: { ...says, recharge: { ...says.recharge, buy: 'Pay now' } } }),
  )
  const ledger = await ledgerOfLink(link)
  expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 1, debits: 1 })
}

test('with a service by the letter of the specification a payment link is paid', async ({ page }) =>
  payLinkBy(newShopper(page, 'watt'), 'letter'))

test('a refusal by the letter of the specification says why and leaves nothing open', async ({ page }) => {
  const shopper = newShopper(page, 'watt')
  const { says } = shopper
  await page.goto(`${storeOrigin('watt')}/?scenario=letter-refusal`)
  await storeIsThere(page)
  await logIn(shopper)
  await chooseCharacter(shopper)
  await openProduct(shopper, /3,280/)
  await chooseMethod(shopper)
  await priceIsKnown(shopper)
  await page.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  await expect(page.getByText('Sandbox answers -4711.')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: says.recharge.buy, exact: true })).toBeEnabled()
})

test(
  'with a service by the letter of the specification a player of ru buys in steps and sees the receipt',
  { tag: storeTag('ru') },
  async ({ page }) => {
    const shopper = newShopper(page, 'ru')
    const { says } = shopper
    await page.goto(`${storeOrigin('ru')}/?scenario=letter`)
    await page.getByRole('button', { name: says.steps.toProducts }).click()
    await logIn(shopper)
    await chooseCharacterAtSteps(shopper)
    await page.getByRole('radio', { name: /3,280/ }).click()
    await page.getByRole('button', { name: says.steps.next, exact: true }).click()
    await chooseMethod(shopper)
    await priceIsKnown(shopper)
    await payAt(await buyInWindow(shopper))
    await expect(page.getByRole('heading', { name: says.result.successTitle })).toBeVisible()
    const ledger = await ledgerOf(shopper.username)
    expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 1, debits: 1 })
  },
)

test('a page config that cannot be read costs a question about coupons', async ({ page }) =>
  buyBy(newShopper(page, 'watt'), 'config-unreadable', async ({ says }) => {
    await page.getByRole('button', { name: says.recharge.buy, exact: true }).click()
    const question = page.getByRole('alertdialog', { name: says.confirm.noCoupon.title })
    await expect(question).toContainText(says.confirm.noCoupon.failed)
    const [provider] = await Promise.all([
      page.waitForEvent('popup'),
      question.getByRole('button').last().click(),
    ])
    return provider
  }))
