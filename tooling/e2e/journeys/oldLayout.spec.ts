import { expect, type Page, test } from '@playwright/test'
import { breakCall, ledgerOf } from '../src/sandboxControl.ts'
import {
  buyInWindow,
  chooseCharacterAtSteps,
  chooseXsolla,
  logIn,
  newShopper,
  payAt,
  priceIsKnown,
  toRechargeAtSteps,
  type Shopper,
} from '../src/shopper.ts'
import { coreIf, storeOrigin, storeTag } from '../src/stores.ts'
import { spoken, type Texts } from '../src/languages.ts'

const places = [
  ['ru', 'en', '', 'no', 'a game without editions'],
  ['watt', 'ar', '?domain_area=ru', 'a', 'an edition of its game'],
] as const

/** The step bar at its first step. */
const stepOne = (says: Texts) =>
  new RegExp(`^${says.steps.label.replace('{{step}}', '.?1.?').replace('{{count}}', '.?4.?')}$`)

const chooseBankCard = (page: Page) => page.getByRole('radio', { name: /Credit or debit card/ }).click()

for (const [brand, language, query, bar, what] of places) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language })
    test(
      `a player of ${brand} goes through the four steps for ${what}, with ${bar} step bar, and sees the success`,
      {
        tag: [storeTag(brand), ...coreIf(brand === 'ru')],
      },
      async ({ page }) => {
        const username = `t_${Math.random().toString(36).slice(2, 10)}`
        const says = spoken[language]
        const shopper: Shopper = { page, brand, username, says }
        await page.goto(`${storeOrigin(brand)}/recharge${query}`)
        await expect(page, 'without a selection the step that is missing comes first').toHaveURL(
          /\/selectGoods/,
        )
        await page.goto(`${storeOrigin(brand)}/${query}`)
        await expect(page).toHaveURL(/\/selectGame/)
        await expect(page.getByRole('list', { name: stepOne(says) })).toHaveCount(bar === 'a' ? 1 : 0)
        if (what === 'an edition of its game')
          await page.getByRole('radiogroup').last().getByRole('radio').nth(1).click()
        await page.getByRole('button', { name: says.steps.toProducts }).click()

        await logIn(shopper)
        await chooseCharacterAtSteps(shopper)

        await page.getByRole('radio', { name: /3,280/ }).click()
        await page.getByRole('button', { name: says.steps.next, exact: true }).click()
        await expect(page).toHaveURL(/\/recharge/)
        await page.reload()
        await expect(
          page.getByRole('region', { name: says.recharge.recipient }),
          'the selection outlives a reload',
        ).toContainText(/S\d+/)
        await chooseXsolla(page)
        await priceIsKnown(shopper)

        const provider = await buyInWindow(shopper)
        await expect(page).toHaveURL(/\/result/)
        await expect(page.getByRole('heading', { name: says.result.pendingTitle })).toBeFocused()
        await payAt(provider)
        await provider.close()
        await expect(page.getByRole('heading', { name: says.result.successTitle })).toBeFocused()
        await page.getByRole('button', { name: says.result.done }).click()
        await expect(page).toHaveURL(/\/selectGoods/)

        const ledger = await ledgerOf(username)
        expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 1, debits: 1 })
      },
    )
  })
}

// The game chosen first is sold in eru by the table of ru, and where the link says at watt; the edition's has no row there.
for (const [brand, query, region, choosePayment] of [
  ['ru', '', 'eru', chooseBankCard],
  ['watt', '?domain_area=ru', 'ru', chooseXsolla],
] as const) {
  test(
    `a player of ${brand} who opens a game with editions while another is chosen buys for the edition they choose, and for nothing else`,
    { tag: storeTag(brand) },
    async ({ page }) => {
      const shopper = newShopper(page, brand)
      const { username, says } = shopper
      await page.goto(`${storeOrigin(brand)}/${query}`)
      const tile = (name: RegExp) => page.getByRole('main').getByRole('button', { name })
      const next = page.getByRole('button', { name: says.steps.toProducts })
      const foot = page.locator('.foot-bar')
      await tile(/Ember Dynasty/).click()
      await expect(tile(/Ember Dynasty/)).toHaveAttribute('aria-pressed', 'true')
      await expect(next).toBeEnabled()

      await tile(/Starfall Chronicle/).click()
      await expect(tile(/Starfall Chronicle/)).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('button', { pressed: true }), 'nothing has the tick').toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Starfall Chronicle editions' })).toBeVisible()
      await expect(next).toHaveCount(0)
      await expect(foot.getByRole('button', { name: says.steps.pickEdition })).toBeDisabled()

      await page.reload()
      await expect(tile(/Ember Dynasty/), 'what Next sells has the tick').toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(next).toBeEnabled()
      await tile(/Starfall Chronicle/).click()
      await page.getByRole('radio', { name: 'Southeast Asia' }).click()
      await expect(page.getByRole('radio', { name: 'Southeast Asia' })).toBeChecked()
      await next.click()
      const game = 'Starfall Chronicle · Southeast Asia'
      await expect(foot).toContainText(game)

      await logIn(shopper)
      await chooseCharacterAtSteps(shopper)
      await page.getByRole('radio', { name: /3,280/ }).click()
      await foot.getByRole('button', { name: says.steps.next, exact: true }).click()
      await expect(page).toHaveURL(/\/recharge/)
      await expect(foot).toContainText(game)
      await expect(
        page.getByRole('region', { name: says.recharge.recipient }),
        'the recipient’s card names it',
      ).toContainText(game)
      await choosePayment(page)
      await priceIsKnown(shopper)
      await payAt(await buyInWindow(shopper))
      await expect(page.getByRole('heading', { name: says.result.successTitle })).toBeVisible()
      await expect(page.getByRole('main').getByText(game), 'the receipt names it').toBeVisible()
      const { debits, list } = await ledgerOf(username)
      expect(debits).toBe(1)
      expect(list[0]?.clientId).toMatch(new RegExp(`^${brand}-starfall-sea-\\w+$`))
      expect(list[0]?.domainArea).toBe(region)
    },
  )
}

test('the layout follows the payment region, and the route follows the layout', async ({ page }) => {
  await page.goto(`${storeOrigin('watt')}/?client_id=watt-starfall-web&domain_area=universal`)
  await expect(page).toHaveURL(/\/selectGoods/)
  await page.goto(`${storeOrigin('watt')}/?client_id=watt-starfall-web&domain_area=ru`)
  await expect(page).toHaveURL(/\/selectGame/)
  await page.goto(`${storeOrigin('watt')}/my?client_id=watt-starfall-web&domain_area=universal`)
  await page.goto(`${storeOrigin('watt')}/my?client_id=watt-starfall-web&domain_area=ru`)
  await expect(page).toHaveURL(/\/my/)
  await expect(page.getByRole('heading', { name: spoken.en.my.orders }), 'both layouts have it').toBeVisible()
})

test(
  'a player of ru finds the settled order on my page, and “Claim more” opens the VIP centre',
  { tag: storeTag('ru') },
  async ({ page }) => {
    const shopper = newShopper(page, 'ru')
    const { username, says } = shopper
    await toRechargeAtSteps(shopper, /3,280/)
    await chooseXsolla(page)
    const provider = await buyInWindow(shopper)
    await payAt(provider)
    await provider.close()
    await expect(page.getByRole('heading', { name: says.result.successTitle })).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: says.nav.my, exact: true }).click()
    await expect(page).toHaveURL(/\/my/)
    await page.getByRole('button', { name: new RegExp(`3,280.*${says.my.success}`) }).click()
    await expect(page).toHaveURL(/\/result/)
    await expect(page.getByRole('heading', { name: says.result.successTitle })).toBeVisible()
    await page.getByRole('button', { name: says.result.done }).click()
    await expect(page, 'back to the list that it was opened from').toHaveURL(/\/my/)

    await breakCall({ player: username, call: 'getCouponList', fault: 'content', value: '[]' })
    await page.getByRole('link', { name: says.nav.topup, exact: true }).click()
    await page.getByRole('radio', { name: /3,280/ }).click()
    await page.getByRole('button', { name: says.steps.next, exact: true }).click()
    await expect(page).toHaveURL(/\/recharge/)
    await page.getByRole('button', { name: says.couponRow.claimMore }).click()
    await expect(page).toHaveURL(/\/userCenter/)
    await expect(page.getByRole('heading', { name: says.vip.title })).toBeVisible()
  },
)
