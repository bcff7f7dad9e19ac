import type { Page } from '@playwright/test'
import { expect, test } from '../src/devices.ts'
import { popupsLeftHistory } from '../src/popupEntry.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import {
  buyInWindow,
  enterStore,
  chooseCharacterAtSteps,
  logIn,
  openProduct,
  payAt,
  storeIsThere,
} from '../src/shopper.ts'
import type { Shopper } from '../src/shopper.ts'
import { storeOrigin, storeTag } from '../src/stores.ts'

/** Chooses another game in the list of the new layout. */
async function chooseGame({ page, says }: Pick<Shopper, 'page' | 'says'>, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: says.common.change }).click()
  const games = page.getByRole('dialog', { name: says.games.title })
  await games.getByRole('button', { name }).click()
  await expect(games).toBeHidden()
  await popupsLeftHistory(page)
}

/** One product with its price, such as "680 Fish US$8.49"; every game sells it. */
const oneCard = (page: Page) => page.getByRole('main').getByRole('radio', { name: /^680 / }).first()

/** Its price; coupons and points beside it may arrive later. */
const onePrice = (page: Page) => oneCard(page).locator('.product-bar > .numeric')

/** The payment regions that the store's calls named, oldest first. */
function regionsAskedBy(page: Page): string[] {
  const regions: string[] = []
  page.on('request', (request) => {
    const region = new URL(request.url()).searchParams.get('domain_area')
    if (region !== null) regions.push(region)
  })
  return regions
}

test(
  'a game chosen in the list is sold in its own region at once, in the same one after a reload, and so is the order',
  { tag: storeTag('ssgame') },
  async ({ page, context }) => {
    const shopper = await enterStore(page, 'ssgame')
    const { username } = shopper
    const regions = regionsAskedBy(page)
    await chooseGame(shopper, /Neko Harbor/)
    await expect(oneCard(page)).toBeVisible()
    expect(new Set(regions)).toEqual(new Set(['sea']))
    const shown = await onePrice(page).innerText()

    // Another tab of the same store sells something else, somewhere else.
    const other = await context.newPage()
    await other.goto(storeOrigin('ssgame'))
    await storeIsThere(other)
    await chooseGame({ page: other, says: shopper.says }, /Silent Blade|Blade/)
    await expect(oneCard(other)).toBeVisible()

    regions.length = 0
    await page.reload()
    await storeIsThere(page)
    await expect(page.getByRole('main').getByText('Neko Harbor').first()).toBeVisible()
    await expect(oneCard(page)).toBeVisible()
    await expect(onePrice(page)).toHaveText(shown)
    expect(new Set(regions)).toEqual(new Set(['sea']))
    await other.close()

    await logIn(shopper)
    await page.getByRole('button', { name: shopper.says.destination.chooseCharacter }).click()
    const characters = page.getByRole('dialog', { name: shopper.says.server.title })
    await characters.getByRole('radiogroup').last().getByRole('radio').first().click()
    await characters.getByRole('button').last().click()
    await expect(characters).toBeHidden()
    await popupsLeftHistory(page)
    const recharge = await openProduct(shopper, /680 /)
    await expect(recharge.getByText('Neko Harbor').first()).toBeVisible()
    await page.getByRole('radio', { name: /Credit or debit card/ }).click()
    await payAt(await buyInWindow(shopper))
    const { debits, list } = await ledgerOf(username)
    expect(debits).toBe(1)
    expect(list[0]).toMatchObject({ domainArea: 'sea' })
    expect(list[0]?.clientId).toMatch(/^ssgame-neko-/)
  },
)

test('a game of another region brings its layout, its currency and its prices, by link and in the list alike', async ({
  page,
  onOtherDevice,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { username, says } = shopper
  await logIn(shopper)
  await expect(oneCard(page)).toBeVisible()
  const before = await onePrice(page).innerText()
  await chooseGameAndConfirm(shopper, /Ember Dynasty/)
  const foot = page.locator('.foot-bar')
  await expect(foot, 'the region ja has the old layout').toContainText('Ember Dynasty')
  await expect(oneCard(page)).toBeVisible()
  const byList = await onePrice(page).innerText()
  expect(byList).not.toBe(before)
  expect(byList).toMatch(/¥/)

  await page.reload()
  await expect(foot).toContainText('Ember Dynasty')
  await expect(onePrice(page)).toHaveText(byList)
  const userAgent = await page.evaluate(() => navigator.userAgent)
  const linked = await onOtherDevice({ userAgent })
  const platform = /iPhone|iPad/.test(userAgent) ? 'ios' : 'android'
  await linked.goto(`${storeOrigin('watt')}/selectGoods?client_id=watt-ember-${platform}`)
  await expect(linked.locator('.foot-bar')).toContainText('Ember Dynasty')
  await expect(onePrice(linked)).toHaveText(byList)

  await logIn(shopper)
  await chooseCharacterAtSteps(shopper)
  await page.getByRole('radio', { name: /680 / }).click()
  await foot.getByRole('button', { name: says.steps.next, exact: true }).click()
  await page.getByRole('radio', { name: /Credit or debit card/ }).click()
  await payAt(await buyInWindow(shopper))
  const { debits, list } = await ledgerOf(username)
  expect(debits).toBe(1)
  expect(list[0]).toMatchObject({ domainArea: 'ja', currency: 'JPY' })
  expect(list[0]?.clientId).toMatch(/^watt-ember-/)
})

/** The same for somebody who has an account to leave. */
async function chooseGameAndConfirm({ page, says }: Shopper, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: says.common.change }).click()
  const games = page.getByRole('dialog', { name: says.games.title })
  await games.getByRole('button', { name }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: says.confirm.changeGame.confirm }).click()
  await expect(games).toBeHidden()
  await popupsLeftHistory(page)
}
