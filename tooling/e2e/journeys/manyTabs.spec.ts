import { expect, type Page, test } from '@playwright/test'
import { ledgerOf, requestsOf } from '../src/sandboxControl.ts'
import { enterStore, openProduct, payAt, priceIsKnown, readyToPay, type Shopper } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

/** Opens the same product in one more tab of the player. */
async function openBeside(shopper: Shopper): Promise<Page> {
  const page = await shopper.page.context().newPage()
  await page.goto(storeOrigin('watt'))
  await openProduct({ ...shopper, page }, /680 Crystals/)
  return page
}

const dialogIn = (page: Page, name: string) => page.getByRole('alertdialog', { name })

/** The channel on which all tabs hear at once that it is time. */
const giveWord = 'tap'

/** Taps the button of this name when the word is given. */
const tapOnWord = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement, word) => {
    new BroadcastChannel(word).addEventListener('message', () => button.click(), { once: true })
  }, giveWord)

for (const tabs of [8, 20])
  test(
    `${tabs} tabs that tap Buy at once make one order, and each ends with a word that is true`,
    { tag: tabs === 8 ? '@core' : '@nightly' },
    async ({ page, context }) => {
      // A backstop alone.
      test.setTimeout(tabs * 60_000)
      const shopper = await enterStore(page, 'watt')
      const { says, username } = shopper
      await readyToPay(shopper, /680 Crystals/)
      const stores = [page]
      while (stores.length < tabs) stores.push(await openBeside(shopper))
      for (const store of stores) {
        await store.getByRole('radio', { name: /PayPal/ }).click()
        await priceIsKnown({ ...shopper, page: store })
      }
      // A tap of a person in each tab, at one moment: the script taps, because the driver would tap one after another.
      for (const store of stores) await tapOnWord(store, says.recharge.buy)
      await page.evaluate((word) => new BroadcastChannel(word).postMessage(null), giveWord)
      for (const store of stores) {
        const pending = dialogIn(store, says.result.pendingTitle)
        const question = dialogIn(store, says.confirm.openOrder.title)
        await expect(pending.or(question)).toBeVisible()
        // A tab that saw the order of another one before its own tap asks first.
        if (await question.isVisible())
          await question.getByRole('button', { name: says.confirm.openOrder.show }).click()
        await expect(pending).toBeVisible()
      }
      expect((await ledgerOf(username)).orders).toBe(1)
      const { counts } = await requestsOf(username)
      expect(counts['/api/pay/paypal_pay']).toBe(1)

      const provider = context.pages().find((each) => each.url().includes('/provider/pay/'))
      if (provider === undefined) throw new Error('No tab opened the payment')
      await payAt(provider)
      for (const store of stores) {
        await store.bringToFront()
        await store.evaluate(() => window.dispatchEvent(new Event('focus')))
        await expect(dialogIn(store, says.result.successTitle)).toBeVisible()
        await expect(store.getByRole('alertdialog')).toHaveCount(1)
      }
      expect(await ledgerOf(username)).toMatchObject({ orders: 1, debits: 1 })
    },
  )
