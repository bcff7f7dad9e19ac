import { expect, test } from '@playwright/test'
import { breakCall, ledgerOf, requestsOf } from '../src/sandboxControl.ts'
import { chooseCharacter, enterStore, logIn, readyToPay, type Shopper } from '../src/shopper.ts'

const password = '43431234'
const freshCard = () => `SF43 TEST ${Math.random().toString(36).slice(2, 12)}`

/** Opens the exchange of a 43-point card. */
async function openExchange(shopper: Shopper) {
  const { page, says } = shopper
  await logIn(shopper)
  await chooseCharacter(shopper)
  await page
    .getByRole('tabpanel')
    .getByRole('radio', { name: /43-point card/ })
    .click()
  return page.getByRole('dialog', { name: says.card.title })
}

async function typeCard({ page, says }: Shopper, cardNumber: string): Promise<void> {
  await page.getByLabel(new RegExp(`^${says.login.cardNumber}`)).fill(cardNumber)
  await page.getByLabel(new RegExp(`^${says.login.cardPassword}`)).fill(password)
}

/** Taps Exchange and says yes to the card's worth. */
async function exchange({ page, says }: Shopper): Promise<void> {
  await page.getByRole('button', { name: says.product.exchange, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: says.confirm.card.title })
  await expect(question.getByText(/43 points: 430 gems \+ 43 bonus/)).toBeVisible()
  await question.getByRole('button', { name: says.confirm.card.use }).click()
}

test('a player exchanges a 43-point card after seeing its worth', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const popup = await openExchange(shopper)
  await expect(popup.getByText(/Kaelith/).first()).toBeVisible()
  await expect(popup.getByRole('button', { name: says.recharge.enterCard, exact: true })).toBeVisible()
  await typeCard(shopper, freshCard())
  await exchange(shopper)
  const success = page.getByRole('alertdialog', { name: says.result.successTitle })
  await expect(success).toBeVisible()
  await expect(success.getByText('43 points')).toBeVisible()
  const ledger = await ledgerOf(shopper.username)
  expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 1, debits: 1 })
})

test(
  'a used card is rejected before anything is sent, then a good one is taken',
  { tag: '@core' },
  async ({ page }) => {
    const shopper = await enterStore(page, 'watt')
    const { says } = shopper
    const popup = await openExchange(shopper)
    await typeCard(shopper, 'SF43 0000 0000 0000')
    await popup.getByRole('button', { name: says.product.exchange, exact: true }).click()
    await expect(popup.getByText(/card number or password is wrong, or the card was used/)).toBeVisible()
    const { counts } = await requestsOf(shopper.username)
    expect(counts['/api/pay/card_info']).toBe(1)
    expect(counts['/api/pay/card_pay']).toBeUndefined()
    await typeCard(shopper, freshCard())
    await exchange(shopper)
    await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
    const ledger = await ledgerOf(shopper.username)
    expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 1, debits: 1 })
  },
)

test('an answer that is lost after the card was taken ends in one debit and a success', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await openExchange(shopper)
  await breakCall({ player: username, call: '/api/pay/card_pay', fault: 'lostAfter', times: 1 })
  await typeCard(shopper, freshCard())
  await exchange(shopper)
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
  const ledger = await ledgerOf(username)
  expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 1, debits: 1 })
})

test('a product is paid with an in-game card', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const popup = await readyToPay(shopper, /680 Crystals/)
  await popup.getByRole('radio', { name: /In-game card/ }).click()
  await typeCard(shopper, freshCard())
  await page.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  // The method takes no coupon, and the player has one.
  const withoutCoupon = page.getByRole('alertdialog', { name: says.confirm.noCoupon.title })
  await withoutCoupon.getByRole('button', { name: /^Pay / }).click()
  const question = page.getByRole('alertdialog', { name: says.confirm.card.title })
  await question.getByRole('button', { name: says.confirm.card.use }).click()
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
  const ledger = await ledgerOf(shopper.username)
  expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 1, debits: 1 })
})

test('the password of the login, which a manager has filled in, is not sent as a card', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await openExchange(shopper)
  await page.getByLabel(new RegExp(`^${says.login.cardNumber}`)).fill(username)
  await page.getByLabel(new RegExp(`^${says.login.cardPassword}`)).fill('starfall')
  await page.getByRole('button', { name: says.product.exchange, exact: true }).click()
  await expect(page.getByText(says.card.isPassword)).toBeVisible()
  const { counts } = await requestsOf(username)
  expect(Object.keys(counts).filter((call) => /card_?(?:info|pay)/i.test(call))).toEqual([])
  await typeCard(shopper, freshCard())
  await exchange(shopper)
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
})
