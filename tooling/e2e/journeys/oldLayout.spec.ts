import { expect, test } from '@playwright/test'
import { popupsLeftHistory } from '../src/popupEntry.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { buyInWindow, payAt, priceIsKnown, type Shopper } from '../src/shopper.ts'
import { storeOrigin, storeTag } from '../src/stores.ts'
import { spoken, type Texts } from '../src/languages.ts'

const places = [
  ['ru', 'en', '', 'no'],
  ['watt', 'ja', '?domain_area=ru', 'a'],
  ['watt', 'ar', '?domain_area=ru', 'a'],
] as const

const hasEditions = { ru: false, watt: true } as const

/** The step bar at its first step. */
const stepOne = (says: Texts) =>
  new RegExp(`^${says.steps.label.replace('{{step}}', '.?1.?').replace('{{count}}', '.?4.?')}$`)

for (const [brand, language, query, bar] of places) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language })
    test(
      `a player of ${brand} goes through the four steps, with ${bar} step bar, and sees the success`,
      {
        tag: storeTag(brand),
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
        // A game with editions is chosen through one of them.
        if (hasEditions[brand]) await page.getByRole('radiogroup').last().getByRole('radio').first().click()
        await page.getByRole('button', { name: says.steps.toGoods }).click()

        await page.getByRole('main').getByRole('button', { name: says.destination.logIn }).click()
        const login = page.getByRole('dialog', { name: says.login.title })
        await login.getByLabel(says.login.username, { exact: true }).fill(username)
        await login.getByLabel(says.login.password, { exact: true }).fill('starfall')
        await login.getByRole('button', { name: says.login.submit, exact: true }).click()
        await expect(login).toBeHidden()
        await popupsLeftHistory(page)
        await page.getByRole('main').getByRole('button', { name: says.steps.server }).click()
        const roles = page.getByRole('dialog', { name: says.server.title })
        await roles.getByRole('radio', { name: /S128|Winter Reach/ }).click()
        await roles.getByRole('radiogroup').last().getByRole('radio').first().click()
        await roles.getByRole('button').last().click()
        await expect(roles).toBeHidden()
        await popupsLeftHistory(page)

        await page.getByRole('radio', { name: /3,280/ }).click()
        await page.getByRole('button', { name: says.steps.next, exact: true }).click()
        await expect(page).toHaveURL(/\/recharge/)
        await page.reload()
        await expect(page.getByText(/.+ · .*S\d+/).first(), 'the selection outlives a reload').toBeVisible()
        await page.getByRole('radio', { name: /Xsolla/ }).click()
        const banks = page.getByRole('dialog', { name: /Xsolla/ })
        await banks.getByRole('radio').first().click()
        await banks.getByRole('button').last().click()
        await expect(banks).toBeHidden()
        await popupsLeftHistory(page)
        await priceIsKnown(shopper)

        const provider = await buyInWindow(shopper)
        await expect(page).toHaveURL(/\/result/)
        await expect(page.getByRole('heading', { name: says.result.pendingTitle })).toBeVisible()
        await payAt(provider)
        await provider.close()
        await expect(page.getByRole('heading', { name: says.result.successTitle })).toBeVisible()
        await page.getByRole('button', { name: says.result.done }).click()
        await expect(page).toHaveURL(/\/selectGoods/)

        const ledger = await ledgerOf(username)
        expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 1, debits: 1 })
      },
    )
  })
}

test('the layout follows the payment region, and the route follows the layout', async ({ page }) => {
  await page.goto(`${storeOrigin('watt')}/?client_id=watt-starfall-web&domain_area=universal`)
  await expect(page).toHaveURL(/\/selectGoods/)
  await page.goto(`${storeOrigin('watt')}/?client_id=watt-starfall-web&domain_area=ru`)
  await expect(page).toHaveURL(/\/selectGame/)
  await page.goto(`${storeOrigin('watt')}/my?client_id=watt-starfall-web&domain_area=ru`)
  await expect(page.getByRole('heading', { name: spoken.en.pages.notFound.title })).toBeVisible()
})
