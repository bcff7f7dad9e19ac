import type { Page } from '@playwright/test'
import en from '@topup/locales/en.json' with { type: 'json' }
import { expect, takeUp, test } from '../src/devices.ts'
import { breakCall, ledgerOfLink, mendCalls } from '../src/sandboxControl.ts'
import { payAt } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

const newLink = () => `watt-rp-open-${Math.random().toString(36).slice(2, 10)}`
const payNow = (page: Page) => page.getByRole('button', { name: en.result.toPay })
const paidPage = (page: Page) => page.getByRole('heading', { name: en.paymentLink.paidTitle })
const pending = (page: Page) => page.getByRole('alertdialog', { name: en.result.pendingTitle })
const success = (page: Page) => page.getByRole('alertdialog', { name: en.result.successTitle })

/** Opens a link that nobody has paid or is paying. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(`${storeOrigin('watt')}/replenishGoods?replenish_id=${link}`)
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByRole('radio', { name: /Credit or debit card/ }).click()
}

/** Taps Pay now and comes back with the provider's page. */
async function startPaying(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await payNow(page).click()
  const provider = await opened
  await provider.waitForURL(/\/provider\/pay\//)
  return provider
}

const numberIn = async (page: Page): Promise<string> =>
  /\d{4}-\d{4}-\d{4}-\d{2}/.exec(await pending(page).innerText())?.[0] ?? 'none'

test('an order that one device left pending is the one that another device pays', async ({
  page,
  onOtherDevice,
}) => {
  const link = newLink()
  await openLink(page, link)
  const left = await startPaying(page)
  await left.close()
  await takeUp(page)
  await expect(pending(page)).toBeVisible()

  const other = await onOtherDevice()
  await other.goto(`${storeOrigin('watt')}/replenishGoods?replenish_id=${link}`)
  const toPay = pending(other).getByRole('link', { name: en.result.toPay })
  await expect(toPay).toBeVisible()
  expect(await numberIn(other)).toBe(await numberIn(page))
  await pending(other).getByRole('button', { name: en.result.later }).click()
  await expect(payNow(other)).toHaveCount(0)
  await other.getByRole('button', { name: en.confirm.openOrder.show }).click()
  expect(await ledgerOfLink(link)).toMatchObject({ orders: 1, debits: 0 })

  const opened = other.waitForEvent('popup')
  await toPay.click()
  await payAt(await opened)
  await success(other).getByRole('button', { name: en.result.done }).click()
  await expect(paidPage(other)).toBeVisible()

  await takeUp(page)
  // The pending order has a button of the same name, which asks.
  await success(page).getByRole('button', { name: en.result.done }).click()
  await expect(paidPage(page)).toBeVisible()
  await expect(payNow(page)).toHaveCount(0)
  expect(await ledgerOfLink(link)).toMatchObject({ orders: 1, debits: 1 })
})

test('a debt that another device paid is shown as paid, on a new page and on one that was open', async ({
  page,
  onOtherDevice,
}) => {
  const link = newLink()
  const before = await onOtherDevice()
  await openLink(before, link)
  await expect(payNow(before)).toBeVisible()
  await openLink(page, link)
  await payAt(await startPaying(page))
  await expect(success(page)).toBeVisible()

  const later = await onOtherDevice()
  await later.goto(`${storeOrigin('watt')}/replenishGoods?replenish_id=${link}`)
  await expect(paidPage(later)).toBeVisible()
  await expect(payNow(later)).toHaveCount(0)
  await takeUp(before)
  await expect(paidPage(before)).toBeVisible()
  await expect(payNow(before)).toHaveCount(0)
  expect(await ledgerOfLink(link)).toMatchObject({ orders: 1, debits: 1 })
})

test(
  'two devices with the page open make one order: the second Pay now meets the first one’s',
  { tag: '@core' },
  async ({ page, onOtherDevice }) => {
    const link = newLink()
    const other = await onOtherDevice()
    await openLink(other, link)
    await openLink(page, link)
    await startPaying(page)
    await payNow(other).click()
    await expect(pending(other).getByRole('link', { name: en.result.toPay })).toBeVisible()
    expect(await numberIn(other)).toBe(await numberIn(page))
    expect(await ledgerOfLink(link)).toMatchObject({ orders: 1, debits: 0 })
  },
)

test('an order that the link names and nobody reports leaves nothing to pay until it is reported', async ({
  page,
  onOtherDevice,
}) => {
  const link = newLink()
  await openLink(page, link)
  await startPaying(page)

  const other = await onOtherDevice()
  const device = `device-of-${link}`
  await breakCall({ player: device, call: 'getOrderInfo', fault: 'code', value: -500 })
  await other.goto(`${storeOrigin('watt')}/replenishGoods?replenish_id=${link}&idfv=${device}`)
  await expect(other.getByText(en.paymentLink.orderChecking)).toBeVisible()
  await expect(payNow(other)).toHaveCount(0)
  await expect(other.getByRole('link', { name: en.result.toPay })).toHaveCount(0)
  await mendCalls(device)
  await other.getByRole('button', { name: en.result.checkAgain }).click()
  await expect(pending(other).getByRole('link', { name: en.result.toPay })).toBeVisible()
  expect(await ledgerOfLink(link)).toMatchObject({ orders: 1, debits: 0 })
})

test('a debt that has changed since its page was opened is shown before it is paid', async ({ page }) => {
  const link = newLink()
  await page.route(
    /replenishment_info/,
    async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { content: object }
      await route.fulfill({ response, json: { ...answer, content: { ...answer.content, amount: 59.99 } } })
    },
    { times: 1 },
  )
  await openLink(page, link)
  await expect(page.getByRole('main').getByText('US$59.99')).toBeVisible()
  await payNow(page).click()
  await expect(page.getByText(en.error.priceChanged)).toBeVisible()
  await expect(page.getByRole('main').getByText('US$49.99')).toBeVisible()
  expect(await ledgerOfLink(link)).toMatchObject({ orders: 0, debits: 0 })
  await page.getByRole('radio', { name: /Credit or debit card/ }).click()
  await payAt(await startPaying(page), 'US$49.99')
  await success(page).getByRole('button', { name: en.result.done }).click()
  await expect(paidPage(page)).toBeVisible()
  expect(await ledgerOfLink(link)).toMatchObject({ orders: 1, debits: 1 })
})

test('a failed link is paid again on its own page, and the page of another link shows nothing of it', async ({
  page,
}) => {
  const [link, another] = [newLink(), newLink()]
  const failed = page.getByRole('alertdialog', { name: en.result.failTitle })
  await openLink(page, link)
  const provider = await startPaying(page)

  await openLink(page, another)
  await expect(payNow(page)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await page.goto(`${storeOrigin('watt')}/my`)
  await expect(pending(page)).toBeVisible()
  await provider.getByRole('button', { name: 'Decline' }).click()
  await takeUp(page)
  await failed.getByRole('button', { name: en.result.continue }).click()
  await expect(page).toHaveURL(new RegExp(`/replenishGoods\\?.*replenish_id=${link}`))
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('radio', { name: /Credit or debit card/ }).click()
  await payAt(await startPaying(page))
  await success(page).getByRole('button', { name: en.result.done }).click()
  await expect(paidPage(page)).toBeVisible()
  expect(await ledgerOfLink(link)).toMatchObject({ orders: 2, debits: 1 })
  expect(await ledgerOfLink(another)).toMatchObject({ orders: 0, debits: 0 })
})
