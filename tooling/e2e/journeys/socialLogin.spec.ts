import { expect, test, type Page } from '@playwright/test'
import { enterStore, type Shopper } from '../src/shopper.ts'
import { coreIf } from '../src/stores.ts'

/** Collects what the store says in passing, whether it is still on the screen or not. Call it before the page opens. */
async function hearMessages(page: Page): Promise<readonly string[]> {
  const heard: string[] = []
  await page.exposeFunction('hear', (text: string) => void heard.push(text))
  await page.addInitScript(() => {
    const { hear } = window as unknown as { readonly hear: (text: string) => void }
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.closest('[data-live]') !== null)
          for (const message of node.querySelectorAll('bdi')) hear(message.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  return heard
}

const providers = [
  ['Google', 'google_auth'],
  ['Facebook', 'facebook_auth'],
  ['Apple', 'apple_auth'],
  ['VK', 'vk_auth'],
  ['Twitter', 'twitter_redirect'],
  ['Huawei', 'huawei_auth'],
] as const

async function openLogin({ page, says }: Shopper) {
  await page.getByRole('main').getByRole('button', { name: says.destination.logIn, exact: true }).click()
  return page.getByRole('dialog', { name: says.login.title })
}

/** Goes to the provider's page, which knows the player under their name. */
async function goToProvider(shopper: Shopper, name: string): Promise<void> {
  const { page, says, username } = shopper
  const popup = await openLogin(shopper)
  await popup.getByRole('button', { name: says.login.social.with.replace('{{name}}', name) }).click()
  await page.waitForURL(/\/provider\/login\//)
  await page.getByLabel('Account').fill(username)
}

for (const [name, call] of providers) {
  test(
    `a player logs in with ${name}, once, and nothing of it stays in the address`,
    { tag: coreIf(name === 'Google') },
    async ({ page }) => {
      const calls: string[] = []
      page.on('request', (request) => void calls.push(new URL(request.url()).pathname))
      const heard = await hearMessages(page)
      const shopper = await enterStore(page, 'watt')
      const { says, username } = shopper
      await goToProvider(shopper, name)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect.poll(() => heard).toContain(says.login.social.done.replace('{{name}}', username))
      await expect(page.getByText(username).first()).toBeVisible()
      expect(page.url()).not.toMatch(/code|token|state|verifier|user_id/)
      expect(calls.filter((path) => path.endsWith(`/${call}`))).toHaveLength(1)
      // What was chosen stays with the tab, and nothing of the login.
      const kept = await page.evaluate(() => Object.keys(sessionStorage))
      expect(kept.sort()).toEqual(['topup.watt.game', 'topup.watt.region', 'topup.watt.selection'])
    },
  )
}

test('a player who turns back at the provider is at the login again, then logs in', async ({ page }) => {
  const heard = await hearMessages(page)
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await goToProvider(shopper, 'Google')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const popup = page.getByRole('dialog', { name: says.login.title })
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: says.login.social.with.replace('{{name}}', 'Google') }).click()
  await page.waitForURL(/\/provider\/login\//)
  await page.getByLabel('Account').fill(username)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => heard).toContain(says.login.social.done.replace('{{name}}', username))
})

test('a forged answer is rejected and sends nothing', { tag: '@core' }, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname))
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await goToProvider(shopper, 'Google')
  await page.goto(
    new URL('/?code=stolen&state=guessed&callback=https://evil.example', page.url()).href.replace(
      new URL(page.url()).origin,
      await storeOf(page),
    ),
  )
  await expect(page.getByText(says.login.social.notOurs)).toBeVisible()
  expect(page.url()).not.toMatch(/stolen|guessed|evil/)
  expect(calls.filter((path) => path.endsWith('google_auth'))).toEqual([])
})

/** The store that the provider's page would lead back to. */
async function storeOf(page: { url(): string }): Promise<string> {
  return new URL(new URL(page.url()).searchParams.get('redirect_uri') ?? '').origin
}

test('an answer that was used is rejected when it comes again', async ({ page }) => {
  const calls: string[] = []
  const back: string[] = []
  const heard = await hearMessages(page)
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    calls.push(pathname)
    if (searchParams.has('state') && pathname === '/') back.push(request.url())
  })
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await goToProvider(shopper, 'Huawei')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => heard).toContain(says.login.social.done.replace('{{name}}', username))
  const [answer] = back
  expect(answer).toBeDefined()
  await page.goto(answer ?? '')
  await expect(page.getByText(says.login.social.notOurs)).toBeVisible()
  expect(calls.filter((path) => path.endsWith('huawei_auth'))).toHaveLength(1)
})

test.describe('inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 Instagram 330.0.0.40.92 Android',
  })

  test('Google and Facebook are marked before the tap and offer the address without secrets', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const heard = await hearMessages(page)
    const shopper = await enterStore(page, 'watt')
    const { says } = shopper
    const popup = await openLogin(shopper)
    await expect(
      popup.getByText(says.login.social.notHere.replace('{{names}}', 'Google, Facebook')),
    ).toBeVisible()
    await popup
      .getByRole('button', { name: says.login.social.withNotHere.replace('{{name}}', 'Google') })
      .click()
    const way = page.getByRole('alertdialog', { name: says.login.social.otherTitle })
    await expect(way.getByLabel(says.login.social.address)).toHaveValue(/\/selectGoods/)
    await way.getByRole('button', { name: says.login.social.copy }).click()
    await expect.poll(() => heard).toContain(says.login.social.copied)
    await way.getByRole('button', { name: says.common.notNow }).click()
    await popup.getByRole('button', { name: says.login.social.with.replace('{{name}}', 'VK') }).click()
    await page.waitForURL(/\/provider\/login\/vk/)
  })
})
