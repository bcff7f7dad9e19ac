import { expect, test } from '@playwright/test'
import { backClosesPopup } from '../src/popupEntry.ts'
import { breakCall, mendCalls, requestsOf } from '../src/sandboxControl.ts'
import { buyInWindow, enterStore, logIn, payAt, readyToPay } from '../src/shopper.ts'
import type { Shopper } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

const receiveGift = '/api/cumulative/receiveActivityGift'
const receiveCoupons = '/api/coupons/receiveCoupons'

async function openEvents({ page, says }: Shopper) {
  await page.getByRole('link', { name: says.nav.event }).first().click()
  await expect(page.getByText(says.activity.total)).toBeVisible()
}

test('an event: claim one reward, then all that are left', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await logIn(shopper)
  await openEvents(shopper)
  const claims = page.getByRole('button', { name: new RegExp(`^${says.rewards.claim}:`) })
  const claimed = page.getByRole('listitem').filter({ hasText: says.rewards.claimed })
  await expect(claims).toHaveCount(2)
  const before = await claimed.count()

  await claims.first().click()
  await expect(claimed).toHaveCount(before + 1)
  await expect(claims).toHaveCount(1)
  await claims.click()
  await expect(claimed).toHaveCount(before + 2)
  expect((await requestsOf(username)).counts[receiveGift]).toBe(2)
})

test('an event: "Claim all" claims everything that waits in one call', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await logIn(shopper)
  await openEvents(shopper)
  await page.getByRole('button', { name: says.rewards.claimAll.replace('{{count}}', '2') }).click()
  await expect(page.getByRole('button', { name: new RegExp(`^${says.rewards.claim}`) })).toHaveCount(0)
  expect((await requestsOf(username)).counts[receiveGift]).toBe(1)
})

test('a paid order says how far the next reward is, and leads to the event, which says the same', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await readyToPay(shopper, /3,280/, /PayPal/)
  const provider = await buyInWindow(shopper)
  await payAt(provider)
  await provider.close()

  const success = page.getByRole('alertdialog', { name: says.result.successTitle })
  const line = success.getByRole('link', { name: says.activity.toNext.replace('{{amount}}', '').trim() })
  const words = await line.innerText()
  expect(words).toMatch(/US\$\d/)
  await line.click()
  await expect(success).toBeHidden()
  await expect(page.getByText(says.activity.total)).toBeVisible()
  // The closing result still holds the same words for the length of its motion.
  await expect(page.getByRole('tabpanel').getByText(words, { exact: true })).toBeVisible()
})

test('a claim whose answer is lost is checked, then claimed on the word of the list; one claim is sent', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await logIn(shopper)
  await openEvents(shopper)
  await breakCall({ player: username, call: 'receiveActivityGift', fault: 'empty', times: 1 })
  await breakCall({ player: username, call: 'cumulativeActivityInfo', fault: 'code', value: -1 })
  const claims = page.getByRole('button', { name: new RegExp(`^${says.rewards.claim}:`) })
  const reread = page.waitForResponse(/cumulativeActivityInfo/)
  await claims.first().click()
  const again = page.getByRole('button', { name: new RegExp(`^${says.result.checkAgain}:`) })
  await expect(again).toHaveCount(1)

  // The store reads the list once by itself; mended sooner, it would find the reward before the tap does.
  await reread
  await mendCalls(username)
  await again.click()
  await expect(again).toHaveCount(0)
  await expect(claims).toHaveCount(1)
  expect((await requestsOf(username)).counts[receiveGift]).toBe(1)
})

test('the VIP centre: a coupon that cannot be claimed at first is claimed and can be used', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await logIn(shopper)
  await page.goto(storeOrigin('watt') + '/userCenter')
  await page.getByRole('tab', { name: says.vip.month }).click()
  await breakCall({ player: username, call: 'receiveCoupons', fault: 'code', value: -1, times: 1 })
  const claim = page.getByRole('button', { name: `${says.rewards.claim}: May VIP coupon` })
  await claim.click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await claim.click()
  await expect(claim).toBeHidden()
  await expect(page.getByRole('tabpanel').getByRole('button', { name: says.coupons.use })).toBeVisible()
  expect((await requestsOf(username)).counts[receiveCoupons]).toBe(2)
})

test('coupon history: it cannot be read at first, then it can; each way back leads to the coupons', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await logIn(shopper)
  await page.goto(storeOrigin('watt') + '/my')
  await page.getByRole('button', { name: says.coupons.title }).click()
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
  // Only the history: the popup may still be reading the coupons that can be used.
  const history = (url: URL) => url.searchParams.get('use_category') === 'history'
  await page.route(history, (route) =>
    route.fulfill({
      json: { code: -1, msg: 'Not now.', content: null },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.getByRole('button', { name: says.coupons.history }).click()
  const again = page.getByRole('button', { name: says.common.tryAgain })
  await expect(again).toBeVisible()
  await page.unroute(history)
  await again.click()
  await expect(page.getByText(says.coupons.expired, { exact: true })).toHaveCount(1)
  await expect(page.getByText(says.coupons.used, { exact: true })).toHaveCount(2)
  const coupons = page.getByRole('dialog', { name: says.coupons.title })
  await page.getByRole('button', { name: says.common.back }).click()
  await expect(coupons).toBeVisible()

  await page.getByRole('button', { name: says.coupons.history }).click()
  await backClosesPopup(page)
  await page.goBack()
  await expect(coupons, 'Back closes the history alone').toBeVisible()
  await page.getByRole('button', { name: says.coupons.history }).click()
  await page.keyboard.press('Escape')
  await expect(coupons, 'Escape closes the history alone').toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
