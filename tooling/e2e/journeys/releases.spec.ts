import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { spoken } from '../src/languages.ts'
import { lastReleaseTexts, openLastRelease } from '../src/lastRelease.ts'
import { popupsLeftHistory } from '../src/popupEntry.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import {
  buyInWindow,
  newShopper,
  openProduct,
  payAt,
  priceIsKnown,
  readyToPay,
  type Shopper,
  storeIsThere,
} from '../src/shopper.ts'
import { coreIf, storeOrigin } from '../src/stores.ts'

type Release = 'this release' | 'the last release'

/** A page of the browser with one of both releases. */
async function open(
  shopper: Omit<Shopper, 'page'>,
  release: Release,
  context: BrowserContext,
): Promise<Shopper> {
  const isLast = release === 'the last release'
  const page = await (isLast ? openLastRelease(context) : context.newPage())
  await page.goto(storeOrigin('watt'))
  await storeIsThere(page)
  return { ...shopper, page, says: isLast ? lastReleaseTexts() : spoken.en }
}

const dialogOf = ({ page }: Shopper, name: string) => page.getByRole('alertdialog', { name })

/** Taps Buy on the same product again, and reads that an order is open. */
async function isWarned(shopper: Shopper): Promise<void> {
  const { page, says } = shopper
  const recharge = await openProduct(shopper, /680 Crystals/)
  await recharge.getByRole('radio', { name: /PayPal/ }).click()
  await priceIsKnown(shopper)
  const windows = page.context().pages().length
  await recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  await expect(dialogOf(shopper, says.confirm.openOrder.title)).toBeVisible()
  expect(page.context().pages()).toHaveLength(windows)
}

async function buyPending(shopper: Shopper): Promise<Page> {
  await readyToPay(shopper, /680 Crystals/, /PayPal/)
  return buyInWindow(shopper)
}

/** Closes the result of an order that waits; it is found by its button, because its title is not the same in each release. */
async function closeResult({ page, says }: Shopper): Promise<void> {
  const close = page.getByRole('alertdialog').getByRole('button', { name: says.result.later })
  await close.click()
  await expect(close).toBeHidden()
}

for (const [first, second] of [
  ['this release', 'the last release'],
  ['the last release', 'this release'],
] as const) {
  test(
    `an order of ${first} is open, warned of and paid in ${second}, and its end is read in both`,
    { tag: coreIf(first === 'the last release') },
    async ({ page, context }) => {
      const here = await open(newShopper(page, 'watt'), first, context)
      const provider = await buyPending(here)
      const there = await open(here, second, context)
      await closeResult(there)
      await isWarned(there)
      await payAt(provider)
      await there.page.reload()
      // The warning that was open is gone with the page; its entry in the history goes when the store has started.
      await popupsLeftHistory(there.page)
      for (const shopper of [here, there]) {
        await shopper.page.goto(`${storeOrigin('watt')}/my`)
        await expect(
          shopper.page.locator('main').getByText(shopper.says.my.success, { exact: true }),
        ).toBeVisible()
      }
      expect(await ledgerOf(here.username)).toMatchObject({ orders: 1, debits: 1 })
    },
  )
}

test('an order in an envelope of its own, as a later release may write it, is open, warned of, asked about by its number and left as it is', async ({
  page: blank,
  context,
}) => {
  const shopper = await open(newShopper(blank, 'watt'), 'this release', context)
  const { page, says, username } = shopper
  const provider = await buyPending(shopper)
  const key = await page.evaluate(() => Object.keys(localStorage).find((each) => each.includes('.order.no.')))
  if (key === undefined) throw new Error('No order is stored')
  const record: unknown = JSON.parse((await page.evaluate((each) => localStorage.getItem(each), key)) ?? '')
  const text = JSON.stringify({ version: 2, record })
  await page.evaluate(([at, value]) => localStorage.setItem(at, value), [key, text] as const)
  await page.reload()
  await storeIsThere(page)
  await isWarned(shopper)
  await dialogOf(shopper, says.confirm.openOrder.title)
    .getByRole('button', { name: says.confirm.openOrder.show })
    .click()
  await expect(dialogOf(shopper, says.result.pendingTitle)).toBeVisible()
  await payAt(provider)
  await expect(dialogOf(shopper, says.result.successTitle)).toBeVisible()
  expect(await page.evaluate((each) => localStorage.getItem(each), key)).toBe(text)
  expect(await ledgerOf(username)).toMatchObject({ orders: 1, debits: 1 })
})
