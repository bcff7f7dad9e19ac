import { expect, test, type Locator, type Page } from '@playwright/test'
import { popupsLeftHistory } from '../src/popupEntry.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { enterStore, logIn, priceIsKnown, readyToPay } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

/** More steps than any page or popup has; past it the control cannot be reached. */
const mostSteps = 60

/**
 * Where the focus is: what is wrong with seeing it, null when it can be seen. A ring is drawn on the control itself
 * or, for a field, on the box around it; it must be on the screen and nothing may lie over it (WCAG 2.2 SC 2.4.7,
 * 2.4.11). Runs in the page.
 */
function focusFault(): string | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return 'nothing has the focus'
  const name = focused.getAttribute('aria-label') ?? focused.textContent
  const field = focused.closest('.text-input,.region-select')
  const isSeen =
    field === null
      ? getComputedStyle(focused).outlineStyle !== 'none'
      : / 4px/.test(getComputedStyle(field).boxShadow)
  // A title takes the focus to be read aloud, not to be used.
  if (!isSeen && !/^H\d$/.test(focused.tagName)) return `"${name}" shows no focus`
  const around = field ?? focused
  const { x, y, width, height } = focused.getBoundingClientRect()
  const isFree = [0.1, 0.5, 0.9].some((share) => {
    const above = document.elementFromPoint(x + width / 2, y + height * share)
    return above !== null && (around.contains(above) || above.contains(focused))
  })
  return isFree ? null : `"${name}" has the focus and cannot be seen`
}

/** Where the focus is must be seen, at the latest when bars have moved out of its way. */
const expectFocusSeen = (page: Page) => expect.poll(() => page.evaluate(focusFault)).toBeNull()

/** Presses Tab until the control has the focus; every stop on the way must be visible. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  // What is not there yet, or not to be used yet, has no place among the stops.
  await expect(control).toBeVisible()
  await expect(control).toBeEnabled()
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    await expectFocusSeen(page)
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${mostSteps} times Tab did not reach ${String(control)}`)
}

/** Reaches a choice of a group: its group by Tab, itself by the arrows. */
async function arrowTo(page: Page, group: Locator, choice: Locator): Promise<void> {
  await expect(choice).toBeVisible()
  await tabTo(page, group.locator('[tabindex="0"]'))
  for (let step = 0; step < mostSteps; step += 1) {
    if (await choice.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('ArrowDown')
    await expectFocusSeen(page)
  }
  throw new Error(`The arrows did not reach ${String(choice)}`)
}

/** Presses Tab from the start of the page to its end; every stop must be visible. Returns how many there were. */
async function tabThrough(page: Page): Promise<number> {
  let stops = 0
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    // The browser's own bars come between the end of one page and the start of the next.
    const isOut = await page.evaluate(() => document.activeElement === document.body)
    if (isOut && stops > 0) return stops
    if (isOut) continue
    await expectFocusSeen(page)
    stops += 1
  }
  throw new Error(`${mostSteps} times Tab did not reach the end of the page`)
}

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
  const recharge = await readyToPay(shopper, /3,280/, /PayPal/)
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

test('the heading of a page that keys lead to takes the focus, and the next stop is after it', async ({
  page,
}) => {
  const { says } = await enterStore(page, 'watt')
  for (const name of [says.nav.my, says.nav.topup]) {
    await page.getByRole('link', { name, exact: true }).first().focus()
    await page.keyboard.press('Enter')
    // A placeholder has the heading too, and no footer: what is focused in it goes with it, and the heading has focus again.
    await expect(page.getByText(/^©/)).toBeVisible()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('button').first()).toBeFocused()
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
