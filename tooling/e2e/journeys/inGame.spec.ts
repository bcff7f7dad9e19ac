import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import en from '@topup/locales/en.json' with { type: 'json' }
import { ledgerOf } from '../src/sandboxControl.ts'
import { buyInWindow, chooseCharacter, logIn, newShopper, openProduct } from '../src/shopper.ts'
import { coreIf, storeOrigin } from '../src/stores.ts'

const link = (username: string, path = '/', region = 'universal') =>
  `${storeOrigin('watt')}${path}?visit=sdk&client_id=watt-starfall-web&domain_area=${region}&oauth_token=sdk.${username}`

const anyName = () => `sdk_${Math.random().toString(36).slice(2, 10)}`

/** A browser in which somebody is logged in, and has chosen a character. */
async function browserOf(page: Page) {
  const alice = newShopper(page, 'watt')
  await page.goto(storeOrigin('watt'))
  await logIn(alice)
  await chooseCharacter(alice)
  return alice
}

async function expectReopen(page: Page, stranger: string) {
  await expect(page.getByRole('heading', { name: en.pages.reopen.title })).toBeVisible()
  await expect(page.getByText(stranger)).toHaveCount(0)
  for (const name of [en.recharge.buy, en.destination.logIn])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
}

for (const [layout, region, routes] of [
  ['new', 'universal', ['/selectGoods', '/my', '/userCenter', '/activity', '/nowhere']],
  ['old', 'ru', ['/selectGame', '/selectGoods', '/recharge', '/result']],
] as const)
  test(
    `a game’s tab that loses the session is reopened from the game, on every route of the ${layout} layout`,
    { tag: coreIf(layout === 'new') },
    async ({ page, context }) => {
      const alice = await browserOf(page)
      const bob = anyName()
      // Steps name the account on the last one.
      const inStore = (name: string) => (layout === 'old' ? en.destination.chooseCharacter : name)
      const game = await context.newPage()
      await game.goto(link(bob, '/selectGoods', region))
      await expect(game.getByText(inStore(bob)).first()).toBeVisible()
      const stored = () => page.evaluate(() => localStorage.getItem('topup.watt.selection'))
      const before = await stored()
      await game.reload()
      await expectReopen(game, alice.username)
      const asked: string[] = []
      game.on('request', (request) => asked.push(request.url()))
      for (const route of routes) {
        await game.goto(storeOrigin('watt') + route)
        await expectReopen(game, alice.username)
      }
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
      await game.goto(link(bob, '/selectGoods', region))
      await expect(game.getByText(inStore(bob)).first()).toBeVisible()

      expect(await stored()).toBe(before)
      for (const name of [alice.username, bob]) expect((await ledgerOf(name)).orders).toBe(0)
      await page.reload()
      await expect(page.getByRole('main').getByText(alice.username)).toBeVisible()
    },
  )

test('a game’s tab without storage of its own says so too', async ({ page, context }) => {
  const alice = await browserOf(page)
  const game = await context.newPage()
  await game.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('rejected')
      },
    })
  })
  const bob = anyName()
  await game.goto(link(bob))
  await expect(game.getByRole('main').getByText(bob)).toBeVisible()
  await game.reload()
  await expectReopen(game, alice.username)
})

test('an order of the game’s player is still shown after the session is lost', async ({ page }) => {
  const bob = { ...newShopper(page, 'watt'), username: anyName() }
  await page.goto(link(bob.username))
  await expect(page.getByRole('main').getByText(bob.username)).toBeVisible()
  await chooseCharacter(bob)
  const recharge = await openProduct(bob, /680 Crystals/)
  await recharge.getByRole('radio', { name: /Credit or debit card/ }).click()
  await buyInWindow(bob)
  await page.reload()
  const pending = page.getByRole('alertdialog', { name: en.result.pendingTitle })
  await expect(pending).toBeVisible()
  expect((await ledgerOf(bob.username)).orders).toBe(1)
})
