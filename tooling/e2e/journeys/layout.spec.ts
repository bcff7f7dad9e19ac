import { expect, test, type Page } from '@playwright/test'
import { spoken } from '../src/languages.ts'
import { layoutWindows } from '@topup/ui-kit/testing/layoutWindows'
import { bringTypefaces } from '../src/bringTypefaces.ts'
import { lookAt } from '../src/lookAt.ts'
import { pseudo, speakPseudo } from '../src/pseudoLanguage.ts'
import {
  buyInWindow,
  chooseCharacter,
  declineAt,
  chooseCharacterAtSteps,
  chooseXsolla,
  logIn,
  payAt,
  priceIsKnown,
  type Shopper,
  storeIsThere,
} from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

/** Where there is least room, on a phone and where there is most: stories look at German in the rest. */
const germanWindows: typeof layoutWindows = [
  { width: 320, height: 568, settings: ['plain', 'double'] },
  { width: 390, height: 844, settings: ['plain'] },
  { width: 1280, height: 800, settings: ['plain'] },
]

/** The other way round, longer than any of ours, and the longest of ours. */
const languages = [
  ['ar', spoken.ar, layoutWindows],
  ['longer words', pseudo, layoutWindows],
  ['de', spoken.de, germanWindows],
] as const

/** A text up to the name that is put into it. */
const beginning = (text: string) => new RegExp(`^${text.split('{{')[0] ?? ''}`)

for (const [language, says, windows] of languages) {
  test.describe(`in ${language}, at every width and with enlarged or spaced text, in a narrow and a wide typeface, nothing is cut and all can be reached @nightly`, () => {
    test.use({
      locale: language === 'longer words' ? 'en' : language,
      contextOptions: { reducedMotion: 'reduce' },
    })
    // Some nine hundred looks at the page each.
    test.describe.configure({ timeout: 480_000 })
    test.beforeEach(async ({ page }) => {
      await bringTypefaces(page)
      if (says === pseudo) await speakPseudo(page)
    })
    const shopperOf = (page: Page): Shopper => ({
      page,
      brand: 'watt',
      username: `t_${Math.random().toString(36).slice(2, 10)}`,
      says,
    })
    const open = async (page: Page, path: string) => {
      await page.goto(storeOrigin('watt') + path)
      await storeIsThere(page)
    }
    const look = (page: Page, place: string) => lookAt(page, place, windows)
    const back = (page: Page) => page.keyboard.press('Escape')

    test('from the products to the receipt', async ({ page }) => {
      const shopper = shopperOf(page)
      await open(page, '/')
      await expect(page.getByRole('tabpanel').getByRole('radio').first()).toBeVisible()
      await look(page, 'the products')

      await page.getByRole('button', { name: beginning(says.header.language) }).click()
      await expect(page.getByRole('dialog', { name: says.language.title })).toBeVisible()
      await look(page, 'the languages')
      await back(page)
      await page.locator('.destination__hero').click()
      const editions = page.getByRole('dialog', { name: says.games.title }).getByRole('radio')
      await expect(editions.first(), 'the game that is chosen starts open').toBeVisible()
      await look(page, 'the games')
      await back(page)
      await page.getByRole('main').getByRole('button', { name: says.destination.logIn, exact: true }).click()
      await expect(page.getByRole('dialog', { name: says.login.title })).toBeVisible()
      await look(page, 'the login')
      await page.getByRole('tab', { name: says.recharge.group.prepaidCard }).click()
      await expect(
        page.getByRole('tab', { name: says.recharge.group.prepaidCard, selected: true }),
      ).toBeVisible()
      await look(page, 'the card login')
      await back(page)

      await logIn(shopper)
      await page.getByRole('button', { name: says.destination.chooseCharacter }).click()
      const characters = page.getByRole('dialog', { name: says.server.title })
      await characters.getByRole('radio', { name: /S128/ }).click()
      await expect(characters.getByRole('radio', { name: /S128/ })).toBeChecked()
      await look(page, 'servers and characters')
      await back(page)
      await chooseCharacter(shopper)
      await look(page, 'the products of a character')

      await page.getByRole('tabpanel').getByRole('radio', { name: /43/ }).click()
      await expect(page.getByRole('dialog', { name: says.card.title })).toBeVisible()
      await look(page, 'the point card')
      await back(page)
      await page
        .getByRole('tabpanel')
        .getByRole('radio', { name: /3[,.]280/ })
        .click()
      const recharge = page.getByRole('dialog', { name: says.recharge.title })
      await recharge.getByRole('radio', { name: /PayPal/ }).click()
      await recharge.getByRole('button', { name: says.recharge.details, expanded: false }).click()
      await expect(
        recharge.getByRole('button', { name: says.recharge.details, expanded: true }),
      ).toBeVisible()
      await priceIsKnown(shopper)
      await look(page, 'the recharge')
      await recharge.locator('.coupon-row').click()
      await expect(
        page.getByRole('dialog', { name: says.coupons.title }).getByRole('article').first(),
      ).toBeVisible()
      await look(page, 'the coupons')
      await page.getByRole('button', { name: says.coupons.history }).click()
      await expect(page.getByText(says.coupons.expired, { exact: true }).first()).toBeVisible()
      await look(page, 'the coupon history')
      await back(page)
      await expect(page.getByRole('dialog', { name: says.coupons.title })).toBeVisible()
      await back(page)
      await recharge.getByRole('radio', { name: /GrabPay/ }).click()
      const wallet = page.getByRole('radiogroup').last().getByRole('radio').first()
      await wallet.click()
      await expect(wallet).toBeChecked()
      await look(page, 'the wallets')
      await back(page)
      await recharge.getByRole('radio', { name: /Visa/ }).click()
      const declined = await buyInWindow(shopper)
      await expect(page.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
      await look(page, 'the pending order')
      await declineAt(declined)
      const failed = page.getByRole('alertdialog', { name: says.result.failTitle })
      await expect(failed).toBeVisible()
      await look(page, 'the failed order')
      await failed.getByRole('button', { name: says.result.changeMethodShort }).click()
      await recharge.getByRole('radio', { name: /Visa/ }).click()
      await payAt(await buyInWindow(shopper))
      await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
      await look(page, 'the receipt')
    })

    test('what belongs to the player, and what went wrong', async ({ page }) => {
      const shopper = shopperOf(page)
      await open(page, '/')
      await logIn(shopper)
      await open(page, '/activity')
      await expect(page.getByText(says.activity.total)).toBeVisible()
      await look(page, 'rewards for the sum')
      await page.getByRole('tab', { name: says.activity.consecutive }).click()
      await expect(page.locator('.day-reward-list')).toBeVisible()
      await look(page, 'rewards for days in a row')
      await open(page, '/userCenter')
      await expect(page.getByRole('tab', { name: says.vip.week })).toBeVisible()
      await look(page, 'the VIP centre')
      await open(page, '/my')
      await expect(page.locator('.stat-tiles')).toBeVisible()
      await look(page, 'my page')
      await page.getByRole('button', { name: beginning(says.header.account) }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: says.account.logOut })).toBeVisible()
      await look(page, 'the account')
      await page.getByRole('dialog').getByRole('button', { name: says.account.logOut }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await look(page, 'a question')

      await open(page, `/replenishGoods?replenish_id=watt-rp-open-${shopper.username}`)
      await expect(page.getByRole('timer')).toBeVisible()
      await look(page, 'a payment link')
      for (const [path, title] of [
        [`/replenishGoods?replenish_id=watt-rp-expired-${shopper.username}`, says.paymentLink.expiredTitle],
        ['/errorReplenish', says.paymentLink.errorTitle],
        ['/notArea', says.pages.notArea.title],
        ['/certifiedReal', says.realName.title],
        ['/showError', says.pages.parameterError.title],
        ['/nowhere', says.pages.notFound.title],
      ] as const) {
        await open(page, path)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await look(page, path)
      }
    })

    test('the four steps of the old layout', async ({ page }) => {
      const shopper = shopperOf(page)
      await open(page, '/?domain_area=ru')
      await expect(page.getByRole('radio').first()).toBeVisible()
      await look(page, 'step 1')
      await page.getByRole('radiogroup').last().getByRole('radio').first().click()
      await page.getByRole('button', { name: says.steps.toProducts }).click()
      await logIn(shopper)
      await chooseCharacterAtSteps(shopper)
      await page.getByRole('radio', { name: /3[,.]280/ }).click()
      await look(page, 'step 2')
      await page.getByRole('button', { name: says.steps.next, exact: true }).click()
      await chooseXsolla(page)
      await priceIsKnown(shopper)
      await look(page, 'step 3')
      await buyInWindow(shopper)
      await expect(page.getByRole('heading', { name: says.result.pendingTitle })).toBeVisible()
      await look(page, 'step 4')
    })
  })
}
