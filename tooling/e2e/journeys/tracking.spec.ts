import { expect, test } from '@playwright/test'
import { popupsLeftHistory } from '../src/popupEntry.ts'
import { ledgerOf, trackedOf } from '../src/sandboxControl.ts'
import { buyInWindow, payAt, priceIsKnown, readyToPay, type Shopper } from '../src/shopper.ts'
import { enterOn, newDevice } from '../src/trackedShopper.ts'

const eventsOf = async (device: string) => (await trackedOf(device)).map(({ event }) => event)
/** Those of the player's steps: an order is sent apart from them. */
const stepsOf = async (device: string) => (await eventsOf(device)).filter((event) => event !== '18')

/** From the open store to the success of an order by PayPal. */
async function payByPayPal(shopper: Shopper): Promise<void> {
  const { page, says } = shopper
  await readyToPay(shopper, /680 Crystals/, /PayPal/)
  const provider = await buyInWindow(shopper)
  await payAt(provider)
  await provider.close()
  const success = page.getByRole('alertdialog', { name: says.result.successTitle })
  await expect(success).toBeVisible()
}

test('every step of a purchase is tracked once, with its fields and without a secret', async ({ page }) => {
  const device = newDevice()
  const shopper = await enterOn(page, device)
  const { says } = shopper
  await expect(page.getByRole('tabpanel').getByRole('radio').first()).toBeVisible()
  await page.getByRole('tab').nth(1).click()
  await page.getByRole('tab').first().click()
  await payByPayPal(shopper)
  await page.getByRole('button', { name: says.result.done }).click()
  await popupsLeftHistory(page)
  await page.getByRole('link', { name: says.nav.my }).first().click()

  await expect
    .poll(() => stepsOf(device))
    .toEqual([
      'viewPage',
      'changeProductType',
      'changeProductType',
      'login',
      'manualLogin',
      'selectRole',
      'manualSelectRole',
      'viewProductDetail',
      'selectPayway',
      'clickBuy',
      'clickPay',
      'openPayLink',
      'viewPage',
    ])
  await expect.poll(() => eventsOf(device)).toContain('18')
  const list = await trackedOf(device)
  const bodyOf = (event: string) => list.findLast((noted) => noted.event === event)?.body
  expect(bodyOf('viewPage')?.base).toMatchObject({ brand: 'watt', page: '/my', did: device })
  expect(bodyOf('login')).toMatchObject({ base: { loginMethod: 'account', page: '/selectGoods' } })
  const product = { value: 'starfall.crystals-680', price: 9.99, isCoupon: true }
  for (const event of ['viewProductDetail', 'clickBuy']) expect(bodyOf(event)?.base).toMatchObject(product)
  const method = { paywayId: '202', channelId: 10201, country: 'MY' }
  for (const event of ['selectPayway', 'clickPay', 'openPayLink']) {
    expect(bodyOf(event)?.base).toMatchObject({ ...product, ...method })
  }
  const [order] = (await ledgerOf(shopper.username)).list
  expect(bodyOf('openPayLink')?.base).toMatchObject({ billingNo: order?.billingNo })
  expect(bodyOf('18')?.data).toMatchObject({
    billingNo: order?.billingNo,
    payable: (order?.amountMinor ?? 0) / 100,
  })
  const sent = JSON.stringify(list.map(({ body }) => body))
  const token = await page.evaluate(
    () =>
      /"oauthToken":"([^"]+)"/.exec(
        JSON.stringify(Object.values(localStorage).map((text) => JSON.parse(text))),
      )?.[1],
  )
  expect(token).toBeTruthy()
  for (const secret of ['CANARY', shopper.username, '://', '"starfall"', token])
    expect(sent).not.toContain(secret)
})

test('every act around a purchase is tracked once, with its fields, in an app on the home screen too', async ({
  page,
}) => {
  const device = newDevice()
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  const shopper = await enterOn(page, device)
  const { says } = shopper
  // The report of an installed app comes when the page is idle; a fast player would be reported first.
  await expect.poll(() => eventsOf(device)).toContain('pwa')
  const recharge = await readyToPay(shopper, /680 Crystals/, /PayPal/)
  await recharge.getByRole('button', { name: /−/ }).click()
  const coupons = page.getByRole('dialog', { name: says.coupons.title })
  await coupons.getByRole('button', { name: says.coupons.cancel }).click()
  await coupons.getByRole('button', { name: says.coupons.use }).first().click()
  await coupons.getByRole('button', { name: says.result.done }).click()
  await priceIsKnown(shopper)
  await recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  // An installed app opens no window by itself (decision 30): the link is the way to pay.
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: says.result.toPay }).click()
  const provider = await opened
  await payAt(provider)
  await provider.close()
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
  await page.getByRole('button', { name: says.result.done }).click()
  await popupsLeftHistory(page)

  await page.getByRole('link', { name: says.nav.my }).first().click()
  await page.getByRole('button', { name: says.vip.title }).click()
  await page.getByRole('tab', { name: says.vip.month }).click()
  await page.getByRole('button', { name: `${says.rewards.claim}: May VIP coupon` }).click()
  await expect(page.getByRole('tabpanel').getByRole('button', { name: says.coupons.use })).toBeVisible()

  await page.goBack()
  // A page that was left at once was not viewed.
  await expect.poll(async () => (await eventsOf(device)).at(-1)).toBe('viewPage')
  await page.getByRole('link', { name: says.nav.event }).first().click()
  const claims = page.getByRole('button', { name: new RegExp(`^${says.rewards.claim}:`) })
  await expect(claims.first()).toBeVisible()
  const before = await claims.count()
  await claims.first().click()
  await expect(claims).toHaveCount(before - 1)
  await page.getByRole('tab', { name: says.activity.consecutive }).click()
  await page.getByRole('button', { name: 'Day 1', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: says.common.gotIt }).click()
  await page.getByRole('button', { name: new RegExp(`^${says.rewards.claim}: Day`) }).click()
  await expect(claims).toHaveCount(0)

  await page.getByRole('link', { name: says.nav.topup }).first().click()
  await expect.poll(async () => (await eventsOf(device)).at(-1)).toBe('viewPage')
  await page.getByRole('banner').getByRole('button', { name: shopper.username }).click()
  await page.getByRole('button', { name: says.account.logOut }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: says.account.logOut }).click()
  await page.getByRole('main').getByRole('button', { name: says.common.change }).click()
  await page.getByRole('dialog', { name: says.games.title }).getByRole('button', { name: /Ember/ }).click()

  await expect
    .poll(() => stepsOf(device))
    .toEqual([
      'viewPage',
      'pwa',
      'login',
      'manualLogin',
      'selectRole',
      'manualSelectRole',
      'viewProductDetail',
      'selectPayway',
      'manualUseVipCoupon',
      'clickBuy',
      'clickPay',
      'openPayLink',
      'viewPage',
      'viewPage',
      'viewVipCenter',
      'claimVipCoupon',
      'viewPage',
      'viewPage',
      'viewActivity',
      'claimCumulativeReward',
      'viewRewardDetail',
      'claimContinueReward',
      'viewPage',
      'logout',
      'viewGameList',
      'changeGame',
    ])
  const list = await trackedOf(device)
  const bodyOf = (event: string) => list.find((noted) => noted.event === event)?.body
  const userOf = (event: string) => bodyOf(event)?.user
  expect(bodyOf('claimVipCoupon')).toMatchObject({
    base: { couponCode: expect.any(String) },
    user: { vipLevel: 4 },
  })
  const [seen, turned] = [bodyOf('viewActivity')?.base, bodyOf('viewRewardDetail')?.base]
  expect(seen).toMatchObject({ activityId: expect.any(String), page: '/activity' })
  expect(turned).toMatchObject({ activityId: expect.any(String), rewardId: expect.any(String) })
  expect(turned?.['activityId']).not.toBe(seen?.['activityId'])
  for (const [event, activity] of [
    ['claimCumulativeReward', seen],
    ['claimContinueReward', turned],
  ] as const) {
    expect(bodyOf(event)?.base).toMatchObject({
      activityId: activity?.['activityId'],
      rewardId: expect.any(String),
    })
  }
  expect(bodyOf('manualUseVipCoupon')?.base).toMatchObject({
    value: 'starfall.crystals-680',
    couponCode: expect.any(String),
  })
  expect(userOf('logout')).toMatchObject({ suid: userOf('login')?.['suid'] })
  expect(userOf('changeGame')?.['clientId']).not.toBe(userOf('viewGameList')?.['clientId'])
  const sent = JSON.stringify(list.map(({ body }) => body))
  for (const secret of ['CANARY', shopper.username, '://', '"starfall"']) expect(sent).not.toContain(secret)
})

test('an order that its page could not tell the data host of is told of by the next visit, once', async ({
  page,
  context,
}) => {
  const device = newDevice()
  const orders = '**/service/recharge/api.php'
  await context.route(orders, (route) => route.abort())
  const refused = page.waitForRequest(orders)
  const shopper = await enterOn(page, device)
  await payByPayPal(shopper)
  await refused
  await page.close()
  await context.unroute(orders)
  expect(await eventsOf(device)).not.toContain('18')

  const next = await enterOn(await context.newPage(), device)
  await expect.poll(() => eventsOf(device)).toContain('18')
  const told = await trackedOf(device)
  const [order] = (await ledgerOf(shopper.username)).list
  expect(told.find(({ event }) => event === '18')?.body.data).toMatchObject({ billingNo: order?.billingNo })

  await next.page.reload()
  await expect
    .poll(async () => (await eventsOf(device)).filter((event) => event === 'viewPage').length)
    .toBeGreaterThan(2)
  expect((await eventsOf(device)).filter((event) => event === '18')).toHaveLength(1)
})
