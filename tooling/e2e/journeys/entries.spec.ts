import { expect, test } from '@playwright/test'
import en from '@topup/locales/en.json' with { type: 'json' }
import { ledgerOf, verifyPlayer } from '../src/sandboxControl.ts'
import { chooseCharacter, logIn, openProduct, payAt, type Shopper } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

const shopperOf = (page: Shopper['page'], username: string): Shopper => ({
  page,
  brand: 'watt',
  username,
  says: en,
})
const anyName = (kind = 't') => `${kind}_${Math.random().toString(36).slice(2, 10)}`

test('a social code opens its game in its area as social traffic; an unknown one says that the link is wrong', async ({
  page,
}) => {
  await page.goto(`${storeOrigin('watt')}/@starfall?idfv=device-7`)
  await expect(page).toHaveURL(/\/selectGoods\?idfv=device-7$/)
  await expect(page.getByText('Starfall Chronicle').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('topup.watt.trafficSource'))).toContain('social')
  await page.goto(`${storeOrigin('watt')}/@nobody`)
  await expect(page.getByRole('heading', { name: en.pages.parameterError.title })).toBeVisible()
})

test(
  'a visit from inside a game pays as that account, and its token is left nowhere',
  { tag: '@core' },
  async ({ page }) => {
    const [stored, playing] = [shopperOf(page, anyName()), shopperOf(page, anyName('sdk'))]
    await page.goto(storeOrigin('watt'))
    await logIn(stored)
    const token = `sdk.${playing.username}`
    const posted: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(request.url() + (request.postData() ?? ''))
    })
    await page.goto(
      `${storeOrigin('watt')}/?visit=sdk&client_id=watt-starfall-web&domain_area=universal&oauth_token=${token}`,
    )
    await expect(page.getByRole('main').getByText(playing.username)).toBeVisible()
    await expect(page.getByText(stored.username)).toHaveCount(0)
    await chooseCharacter(playing)
    const recharge = await openProduct(playing, /680 Crystals/)
    await expect(recharge.getByText(playing.username).first()).toBeVisible()
    await recharge.getByRole('radio', { name: /Credit or debit card/ }).click()
    const question = page.getByRole('alertdialog', { name: en.confirm.linkAccount.title })
    const buy = page.getByRole('button', { name: en.recharge.buy, exact: true })
    await buy.click()
    await expect(question).toContainText(playing.username)
    await expect(question).toContainText(stored.username)
    await question.getByRole('button', { name: en.common.cancel }).click()
    expect((await ledgerOf(playing.username)).orders).toBe(0)
    await buy.click()
    const opened = page.waitForEvent('popup')
    await question.getByRole('button', { name: en.common.continue }).click()
    const provider = await opened
    await provider.waitForURL(/\/provider\/pay\//)
    await payAt(provider)
    await expect(page.getByRole('alertdialog', { name: en.result.successTitle })).toBeVisible()

    expect((await ledgerOf(playing.username)).debits).toBe(1)
    expect((await ledgerOf(stored.username)).orders).toBe(0)
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
    )
    expect(kept).not.toContain(token)
    expect(posted.join('\n')).not.toContain(token)
  },
)

test('a token that is not good opens no login and uses no other account', async ({ page }) => {
  const stored = shopperOf(page, anyName())
  await page.goto(storeOrigin('watt'))
  await logIn(stored)
  await page.goto(`${storeOrigin('watt')}/?visit=sdk&client_id=watt-starfall-web&oauth_token=worn-out`)
  await expect(page.getByRole('main').getByText(en.destination.guest)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The tab stays the game's; another one is the player's own.
  const other = await page.context().newPage()
  await other.goto(storeOrigin('watt'))
  // In the header of whatever page it is: the event may show itself.
  const account = new RegExp(`${stored.username}$`)
  await expect(other.getByRole('banner').getByRole('button', { name: account })).toBeVisible()
})

test('an account that is not verified is led to the verification and goes on once it is', async ({
  page,
}) => {
  const shopper = shopperOf(page, anyName('unverified'))
  await page.goto(storeOrigin('watt'))
  await logIn(shopper)
  await chooseCharacter(shopper)
  const recharge = await openProduct(shopper, /680 Crystals/)
  await recharge.getByRole('radio', { name: /Credit or debit card/ }).click()
  await page.getByRole('button', { name: en.recharge.buy, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: en.realName.askTitle })
  await question.getByRole('button', { name: en.realName.goVerify }).click()
  await expect(page).toHaveURL(/\/certifiedReal/)
  await expect(page.getByRole('link', { name: en.realName.goVerify })).toBeVisible()
  await page.getByRole('button', { name: en.result.checkAgain }).click()
  await expect(page.getByText(en.realName.notVerified)).toBeVisible()

  await verifyPlayer(shopper.username)
  await page.getByRole('button', { name: en.result.checkAgain }).click()
  await expect(page).toHaveURL(/\/selectGoods/)
  await expect(page.getByRole('main').getByText(shopper.username)).toBeVisible()
})
