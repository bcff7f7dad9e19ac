import { expect, test } from '@playwright/test'
import { arrowTo, tabThrough, tabTo } from '../src/keyboardShopper.ts'
import { popupsLeftHistory } from '../src/popupEntry.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { enterStore, logIn, priceIsKnown, readyToPay } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

test(
  'keys alone log in, choose a character, buy a product and close the receipt; the focus is always seen',
  { tag: '@core' },
  async ({ page }) => {
    const shopper = await enterStore(page, 'watt')
    const { says, username } = shopper
    const { keyboard } = page
    const tabs = page.getByRole('tablist', { name: says.product.categories })
    await expect(page.getByRole('tabpanel').getByRole('radio').first()).toBeVisible()

    await tabTo(
      page,
      page.getByRole('main').getByRole('button', { name: says.destination.logIn, exact: true }),
    )
    await keyboard.press('Enter')
    const login = page.getByRole('dialog', { name: says.login.title })
    await expect(login.getByRole('heading')).toBeFocused()
    await tabTo(page, login.getByLabel(says.login.username, { exact: true }))
    await keyboard.type(username)
    await tabTo(page, login.getByLabel(says.login.password, { exact: true }))
    await keyboard.type('starfall')
    await keyboard.press('Enter')
    await expect(login).toBeHidden()
    await popupsLeftHistory(page)

    const character = page.getByRole('button', { name: says.destination.chooseCharacter })
    await tabTo(page, character)
    await keyboard.press('Enter')
    const servers = page.getByRole('dialog', { name: says.server.title })
    await expect(servers.getByRole('heading', { name: says.server.title })).toBeFocused()
    const byName = servers.getByRole('radiogroup')
    await arrowTo(page, byName.first(), byName.first().getByRole('radio', { name: /S128/ }))
    await arrowTo(page, byName.last(), byName.last().getByRole('radio', { name: /Kaelith/ }))
    await keyboard.press('Space')
    await tabTo(page, servers.getByRole('button', { name: /Kaelith/ }))
    await keyboard.press('Enter')
    await expect(servers).toBeHidden()
    await popupsLeftHistory(page)
    await expect(page.getByRole('button', { name: /Kaelith/ })).toBeFocused()

    await tabTo(page, tabs.getByRole('tab', { selected: true }))
    const products = page.getByRole('tabpanel').getByRole('radiogroup')
    const product = products.getByRole('radio', { name: /680 Crystals/ })
    await arrowTo(page, products, product)
    await keyboard.press('Enter')
    const recharge = page.getByRole('dialog', { name: says.recharge.title })
    await expect(recharge.getByRole('heading', { name: says.recharge.title })).toBeFocused()
    await priceIsKnown(shopper)
    const methods = recharge.getByRole('radiogroup', { name: says.recharge.payWith })
    await arrowTo(page, methods, methods.getByRole('radio', { name: /Credit or debit card/ }))
    await keyboard.press('Space')
    const opened = page.waitForEvent('popup')
    await tabTo(page, recharge.getByRole('button', { name: says.recharge.buy, exact: true }))
    await keyboard.press('Enter')

    const provider = await opened
    await provider.waitForURL(/\/provider\/pay\//)
    await provider.keyboard.press('Tab')
    await expect(provider.getByRole('button', { name: /^Pay/ })).toBeFocused()
    await provider.keyboard.press('Enter')
    await expect(provider.getByRole('heading', { name: 'Payment approved' })).toBeVisible()
    await provider.close()

    const success = page.getByRole('alertdialog', { name: says.result.successTitle })
    await expect(success).toBeVisible()
    await keyboard.press('Escape')
    await expect(success, 'a result is closed by its own button only').toBeVisible()
    await tabTo(page, success.getByRole('button', { name: says.result.done }))
    await keyboard.press('Enter')
    await expect(success).toBeHidden()
    await expect(product, 'the focus is back where the purchase began').toBeFocused()
    expect((await ledgerOf(username)).debits).toBe(1)
  },
)

test('a screen reader meets the recharge in the order in which it is decided: what, coupon, region, way, details, for whom, price, Buy', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const recharge = await readyToPay(shopper, /3,280/)
  await recharge.getByRole('radio', { name: /PayPal/ }).click()
  await recharge.getByRole('button', { name: shopper.says.recharge.details }).click()
  await expect(recharge).toMatchAriaSnapshot(`
    - dialog "Top up":
      - heading "Top up" [level=2]
      - button "Close"
      - text: /3,280 Crystals/
      - button /15% off crystals.*US\\$7.50/
      - heading "Pay with" [level=3]
      - combobox "Region"
      - radiogroup "Pay with":
        - radio /PayPal/ [checked]
      - button "Order details" [expanded]
      - term: Game
      - definition: Starfall Chronicle
      - term: Price
      - region "Recipient": /Kaelith · S128 Moonfall Starfall Chronicle/
      - text: /List price US\\$49.99 US\\$42.49/
      - button "Buy"
  `)
})

test('on its way through every page the focus is seen at each stop, also beside bars that stand over the page', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await logIn(shopper)
  for (const [path, last] of [
    ['/selectGoods', /680 Crystals/],
    ['/my', says.coupons.title],
    ['/userCenter', says.vip.faq],
    ['/activity', says.activity.total],
    [`/replenishGoods?replenish_id=watt-rp-open-${username}`, /PayPal/],
    ['/selectGoods?domain_area=ru', /680 Crystals/],
  ] as const) {
    await page.goto(storeOrigin('watt') + path)
    // What comes later would push away what has the focus.
    await expect(page.getByText(last).first()).toBeVisible()
    await expect(page.getByText(/^©/)).toBeVisible()
    expect(await tabThrough(page), path).toBeGreaterThan(4)
  }
})

test('a popup holds the page: it scrolls alone, stands when the keyboard of the phone opens, and gives the focus back', async ({
  page,
}) => {
  const { says } = await enterStore(page, 'watt')
  const opener = page.getByRole('main').getByRole('button', { name: says.destination.logIn, exact: true })
  await expect(page.getByRole('tabpanel').getByRole('radio').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 60))
  const scrolled = () => page.evaluate(() => scrollY)
  await expect.poll(scrolled).toBe(60)
  await opener.click()
  const login = page.getByRole('dialog', { name: says.login.title })
  const password = login.getByLabel(says.login.password, { exact: true })
  await expect(login.getByRole('heading')).toBeFocused()
  await password.focus()
  await page.mouse.wheel(0, 600)
  expect(await scrolled()).toBe(60)

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width, height: height - 320 })
  await expect(password).toBeInViewport({ ratio: 1 })
  await expect(login.getByRole('button', { name: says.common.close })).toBeInViewport({ ratio: 1 })
  await expect.poll(scrolled).toBe(60)
  await page.setViewportSize({ width, height })
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect.poll(scrolled).toBe(60)
})
