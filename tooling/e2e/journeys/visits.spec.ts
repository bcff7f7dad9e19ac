import type { Page } from '@playwright/test'
import en from '@topup/locales/en.json' with { type: 'json' }
import { expect, test } from '../src/devices.ts'
import { ledgerOf, ledgerOfLink } from '../src/sandboxControl.ts'
import {
  buyInWindow,
  chooseCharacter,
  logIn,
  newShopper,
  openProduct,
  payAt,
  storeIsThere,
} from '../src/shopper.ts'
import type { Shopper } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

// A page may still be asking when its test ends.
test.afterEach(({ page }) => (page.isClosed() ? undefined : page.unrouteAll({ behavior: 'ignoreErrors' })))

const anyId = () => Math.random().toString(36).slice(2, 10)
const product = /680 Crystals/

const card = (page: Page) => page.getByRole('tabpanel').getByRole('radio', { name: product })
/** The price on the card; coupons and points beside it may arrive later. */
const priceOf = (page: Page) => card(page).locator('.product-bar > .numeric')
const pending = (page: Page) => page.getByRole('alertdialog', { name: en.result.pendingTitle })
const success = (page: Page) => page.getByRole('alertdialog', { name: en.result.successTitle })

/** Turns to the page, which may be behind the provider's, reloads it, and waits until the store draws it again. */
async function reload(page: Page): Promise<void> {
  await page.bringToFront()
  await page.reload()
  await storeIsThere(page)
}

/** The game and payment region that calls for products name from here on. */
function placesAskedBy(page: Page): Set<string> {
  const places = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/productPoints'))
      places.add(`${searchParams.get('client_id')} ${searchParams.get('domain_area')}`)
  })
  return places
}

/** Buys the product, reloads while it is to pay, pays it, and reloads the receipt. */
async function buyThroughReloads(shopper: Shopper): Promise<void> {
  const { page } = shopper
  const recharge = await openProduct(shopper, product)
  await page.getByRole('radio', { name: /Credit or debit card/ }).click()
  const recipient = await recharge.getByText(/S128/).first().innerText()
  await reload(page)
  await openProduct(shopper, product)
  await expect(recharge.getByText(recipient).first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /Credit or debit card/ })).toBeChecked()
  const provider = await buyInWindow(shopper)
  await reload(page)
  await expect(pending(page)).toBeVisible()
  await payAt(provider)
  await expect(success(page)).toBeVisible()
  await reload(page)
  await expect(card(page)).toBeVisible()
}

const links = {
  'a link to a game': () => '/?client_id=watt-starfall-web&domain_area=universal&spec_lang=en&idfv=device-9',
  'a social code': () => '/@starfall',
}

for (const [entry, address] of Object.entries(links))
  test(`${entry}: every reload up to the receipt keeps player, recipient, region and price, and there is one order`, async ({
    page,
    onOtherDevice,
  }) => {
    const shopper = newShopper(page, 'watt')
    const places = placesAskedBy(page)
    await page.goto(storeOrigin('watt') + address())
    await storeIsThere(page)
    const price = await priceOf(page).innerText()
    await reload(page)
    await logIn(shopper)
    await reload(page)
    await chooseCharacter(shopper)
    await reload(page)
    await expect(page.getByRole('main').getByText(shopper.username)).toBeVisible()
    await expect(priceOf(page)).toHaveText(price)
    await buyThroughReloads(shopper)
    expect(places.size, [...places].join()).toBe(1)

    const { orders, debits, list } = await ledgerOf(shopper.username)
    expect({ orders, debits }).toEqual({ orders: 1, debits: 1 })
    expect([...places]).toEqual([`${list[0]?.clientId} ${list[0]?.domainArea}`])

    const other = { ...shopper, page: await onOtherDevice() }
    await other.page.goto(storeOrigin('watt') + address())
    await storeIsThere(other.page)
    await logIn(other)
    await reload(other.page)
    await expect(other.page.getByRole('main').getByText(shopper.username)).toBeVisible()
    await expect(pending(other.page)).toHaveCount(0)
    expect((await ledgerOf(shopper.username)).orders).toBe(1)
  })

test('a link keeps its recipient through reloads before and after the login, also where another was chosen before', async ({
  page,
}) => {
  const shopper = newShopper(page, 'watt')
  const places = placesAskedBy(page)
  let listed: readonly Listed[] = []
  await page.route('**/allRoleList*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { readonly content: readonly Listed[] }
    listed = answer.content
    await route.fulfill({ response })
  })
  await page.goto(storeOrigin('watt'))
  await storeIsThere(page)
  await logIn(shopper)
  await chooseCharacter(shopper)
  const [clientId] = [...places].join().split(' ')
  const chosen = await page.locator('.destination-row').innerText()
  const named = listed.find(({ role_name }) => !chosen.includes(role_name))
  if (named === undefined) throw new Error('The account has one character')

  await page.goto(
    `${storeOrigin('watt')}/?client_id=${clientId}&server_id=${named.server_id}&role_id=${named.role_id}`,
  )
  const recipient = page.getByRole('main').getByText(named.role_name).first()
  await expect(recipient).toBeVisible()
  await expect(page).not.toHaveURL(/role_id/)
  await reload(page)
  await expect(recipient).toBeVisible()
})

/** A character as the service lists it. */
interface Listed {
  readonly role_id: string
  readonly role_name: string
  readonly server_id: string
}

test('a game’s tab that is reloaded before the payment sells nothing, and its order is still the only one', async ({
  page,
}) => {
  const shopper = { ...newShopper(page, 'watt'), username: `sdk_${anyId()}` }
  const link = `${storeOrigin('watt')}/?visit=sdk&client_id=watt-starfall-web&domain_area=universal&oauth_token=sdk.${shopper.username}`
  const reopen = page.getByRole('heading', { name: en.pages.reopen.title })
  await page.goto(link)
  await expect(page.getByRole('main').getByText(shopper.username)).toBeVisible()
  await reload(page)
  await expect(reopen).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(en.pages.reopen.title))
  await page.goto(link)
  await expect(page.getByRole('main').getByText(shopper.username)).toBeVisible()
  await chooseCharacter(shopper)
  await openProduct(shopper, product)
  await page.getByRole('radio', { name: /Credit or debit card/ }).click()
  const provider = await buyInWindow(shopper)
  await reload(page)
  await expect(pending(page)).toBeVisible()
  await payAt(provider)
  await expect(success(page)).toBeVisible()
  await reload(page)
  await expect(reopen).toBeVisible()
  expect(await ledgerOf(shopper.username)).toMatchObject({ orders: 1, debits: 1 })
})

/** The link shows its order, and offers no second payment. */
async function expectOpenOrder(page: Page): Promise<void> {
  await expect(pending(page)).toBeVisible()
  await expect(page.getByRole('button', { name: en.result.toPay })).toHaveCount(0)
}

/** The link is paid; its receipt may still be over the page. */
async function expectPaid(page: Page): Promise<void> {
  const paid = page.getByRole('heading', { name: en.paymentLink.paidTitle })
  await expect(success(page).or(paid).first()).toBeVisible()
  if (await success(page).isVisible())
    await success(page).getByRole('button', { name: en.result.done }).click()
  await expect(paid).toBeVisible()
}

test('a payment link keeps its debt and its amount through every reload and on another device', async ({
  page,
  onOtherDevice,
}) => {
  const link = `watt-rp-open-${anyId()}`
  const address = `${storeOrigin('watt')}/replenishGoods?replenish_id=${link}`
  const payNow = page.getByRole('button', { name: en.result.toPay })
  await page.goto(address)
  await expect(page.getByRole('timer')).toBeVisible()
  await reload(page)
  await expect(page.getByText('US$49.99').first()).toBeVisible()
  await page.getByRole('radio', { name: /Credit or debit card/ }).click()
  const opened = page.waitForEvent('popup')
  await payNow.click()
  const provider = await opened
  await provider.waitForURL(/\/provider\/pay\//)
  await reload(page)
  await expectOpenOrder(page)

  const other = await onOtherDevice()
  await other.goto(address)
  await expectOpenOrder(other)
  await payAt(provider, 'US$49.99')
  await reload(page)
  await expectPaid(page)
  await reload(other)
  await expectPaid(other)
  expect(await ledgerOfLink(link)).toMatchObject({ orders: 1, debits: 1 })
})
