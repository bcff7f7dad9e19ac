import { expect, test } from '@playwright/test'
import en from '@topup/locales/en.json' with { type: 'json' }
import { popupsLeftHistory } from '../src/popupEntry.ts'
import { payAt } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

const anyId = () => Math.random().toString(36).slice(2, 10)
const pageOf = (query: string) => `${storeOrigin('watt')}/replenishGoods?${query}`

test(
  'a link is paid without a login, and the account’s unblocking is told',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(pageOf(`replenish_id=watt-rp-open-${anyId()}`))
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(
      page.getByRole('region', { name: en.recharge.recipient }).getByText('ren_hoshi'),
    ).toBeVisible()
    await expect(page.getByRole('list', { name: /^Step/ })).toHaveCount(0)
    await page.getByRole('radio', { name: /Credit or debit card/ }).click()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: en.result.toPay }).click()
    const provider = await opened
    await payAt(provider, 'US$49.99')
    await provider.close()
    const success = page.getByRole('alertdialog', { name: en.result.successTitle })
    await expect(success.getByText(/unblocked within 15 minutes/)).toBeVisible()
    await success.getByRole('button', { name: en.result.done }).click()
    await expect(page.getByRole('heading', { name: en.paymentLink.paidTitle })).toBeVisible()
    await popupsLeftHistory(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: en.paymentLink.paidTitle })).toBeVisible()
    await expect(page.getByRole('button', { name: en.result.toPay })).toHaveCount(0)
  },
)

test('at zero the page expires; a link that is over or wrong says so', async ({ page }) => {
  await page.clock.install()
  await page.goto(pageOf(`replenish_id=watt-rp-short-${anyId()}`))
  await expect(page.getByRole('timer')).toBeVisible()
  await page.clock.fastForward(70_000)
  await expect(page.getByRole('heading', { name: en.paymentLink.expiredTitle })).toBeVisible()
  await expect(page.getByRole('button', { name: en.result.toPay })).toHaveCount(0)
  await page.goto(pageOf(`replenish_id=watt-rp-expired-${anyId()}`))
  await expect(page.getByRole('heading', { name: en.paymentLink.expiredTitle })).toBeVisible()
  await page.goto(pageOf('replenish_id=nobody-knows'))
  await expect(page).toHaveURL(/\/errorReplenish\?replenish_id=nobody-knows/)
  await expect(page.getByRole('heading', { name: en.paymentLink.errorTitle })).toBeVisible()
})

test('a player logs in with a game id and gets the link of what they owe; the token is kept nowhere', async ({
  page,
}) => {
  const username = `t_${anyId()}`
  const enter = async (name: string) => {
    await page.getByLabel(en.login.username, { exact: true }).fill(name)
    await page.getByLabel(en.login.password, { exact: true }).fill('starfall')
    await page.getByRole('main').getByRole('button', { name: en.destination.logIn, exact: true }).click()
  }
  // The list holds the client ids of the phone's own platform.
  const platform = test.info().project.name === 'iphone' ? 'ios' : 'android'
  await page.goto(pageOf(`rp_client_id=watt-starfall-${platform}`))
  await enter(`newbie_${anyId()}`)
  await expect(page.getByText(en.paymentLink.nothingOwed)).toBeVisible()
  await enter(username)
  await expect(page).toHaveURL(/replenish_id=/)
  await expect(page.getByRole('main').getByText(username)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('topup.watt.accounts'))).toBeNull()
})

test('a player whose debt has no link, as the letter of the specification allows, reads whom to ask', async ({
  page,
}) => {
  const username = `t_${anyId()}`
  const platform = test.info().project.name === 'iphone' ? 'ios' : 'android'
  await page.goto(pageOf(`rp_client_id=watt-starfall-${platform}&scenario=letter`))
  await page.getByLabel(en.login.username, { exact: true }).fill(username)
  await page.getByLabel(en.login.password, { exact: true }).fill('starfall')
  await page.getByRole('main').getByRole('button', { name: en.destination.logIn, exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    en.paymentLink.expiredText.replace('{{name}}', username),
  )
})

for (const [name, call] of [
  ['Google', 'google_auth'],
  ['Twitter', 'twitter_redirect'],
] as const) {
  test(`a player who only ever used ${name} gets the link of what they owe`, async ({ page }) => {
    const username = `t_${anyId()}`
    const calls: string[] = []
    page.on('request', (request) => void calls.push(new URL(request.url()).pathname))
    const platform = test.info().project.name === 'iphone' ? 'ios' : 'android'
    await page.goto(pageOf(`rp_client_id=watt-starfall-${platform}`))
    const way = page.getByRole('button', { name: en.login.social.with.replace('{{name}}', name) })
    await way.click()
    await page.waitForURL(/\/provider\/login\//)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: en.paymentLink.logInTitle })).toBeVisible()
    await way.click()
    await page.waitForURL(/\/provider\/login\//)
    await page.getByLabel('Account').fill(username)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/replenish_id=/)
    await expect(page.getByRole('main').getByText(username)).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
    expect(page.url()).not.toMatch(/code|token|state|verifier/)
    expect(calls.filter((path) => path === `/api/ingame/${call}`)).toHaveLength(1)
    expect(calls.filter((path) => path === `/util/login/${call}`)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('topup.watt.accounts'))).toBeNull()
  })
}
