import { expect, test, type Page } from '@playwright/test'
import { startSandbox, type Sandbox } from '@topup/sandbox'
import { pinnedChromium } from '../src/browsers.ts'

/** A page of the web; its name leads to this machine, as an attacker's name server can arrange. */
const attacker = 'evil.example'

test.use({
  // The control page is a tester's, for a desk.
  viewport: { width: 1280, height: 900 },
  isMobile: false,
  launchOptions: {
    ...pinnedChromium,
    args: [
      ...pinnedChromium.args,
      `--host-resolver-rules=MAP ${attacker} 127.0.0.1`,
      // A browser that asks the user first would hide what the sandbox itself lets through.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  },
})

// A sandbox of its own: an attack that succeeds must not reach the other journeys.
let sandbox: Sandbox
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  sandbox = await startSandbox()
})
test.afterAll(() => sandbox.close())
test.beforeEach(async ({ page }) => {
  sandbox.world.faults.clear(null)
  sandbox.world.faults.add({
    player: 'tester',
    call: 'goods',
    kind: 'slow',
    value: '',
    timesLeft: null,
  })
  await page.route(`http://${attacker}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Win a prize</title>' }),
  )
  await page.goto(`http://${attacker}/`)
})

const players = () => sandbox.world.faults.all().map(({ player }) => player)

interface Form {
  readonly action: string
  readonly enctype: string
  readonly field: readonly [string, string]
}

/** Sends a form by itself, as a page does when it opens. */
const submit = (page: Page, form: Form) =>
  page.evaluate(({ action, enctype, field: [name, value] }) => {
    const element = document.createElement('form')
    Object.assign(element, { method: 'post', action, enctype })
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    element.append(input)
    document.body.append(element)
    element.submit()
  }, form)

for (const { enctype, path, field } of [
  { enctype: 'application/x-www-form-urlencoded', path: 'page/clear', field: ['x', ''] },
  { enctype: 'multipart/form-data', path: 'page/fault', field: ['fault', 'dead'] },
  { enctype: 'text/plain', path: 'faults/clear', field: ['{"player":null,"x":"', '"}'] },
] as const)
  test(`a ${enctype} form of a page on the web changes nothing in the sandbox`, async ({ page }) => {
    const answered = page.waitForResponse(`${sandbox.origin}/__sandbox/${path}`)
    await submit(page, { action: `${sandbox.origin}/__sandbox/${path}`, enctype, field })
    expect((await answered).status()).toBe(403)
    expect(players()).toEqual(['tester'])
  })

test('fetches and pictures of a page on the web change and read nothing in the sandbox', async ({ page }) => {
  const outcomes = await page.evaluate(async (origin) => {
    const clear = `${origin}/__sandbox/faults/clear`
    const send = (url: string, init: RequestInit) => fetch(url, init).then(({ type }) => type, String)
    const json = { 'content-type': 'application/json' }
    const picture = new Image()
    const ended = new Promise((resolve) => {
      picture.onload = picture.onerror = resolve
    })
    picture.src = `${origin}/api/config/game_logo?client_id=watt-neko-web&idfv=*&scenario=pay-answer-lost`
    await ended
    return [
      await send(clear, { method: 'POST', mode: 'no-cors', body: '{"player":null}' }),
      await send(clear, { method: 'POST', headers: json, body: '{}' }),
      await send(`${origin}/__sandbox/faults`, {}),
    ]
  }, sandbox.origin)
  expect(outcomes).toEqual(['opaque', 'TypeError: Failed to fetch', 'TypeError: Failed to fetch'])
  expect(players()).toEqual(['tester'])
})

test('under a name of the web the sandbox opens no page and takes no call', async ({ page }) => {
  const rebound = sandbox.origin.replace('127.0.0.1', attacker)
  expect((await page.goto(`${rebound}/__sandbox`))?.status()).toBe(403)
  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/__sandbox/faults/clear', { method: 'POST', headers, body: '{}' })).status
  })
  expect(status).toBe(403)
  expect(players()).toEqual(['tester'])
})

test('the forms of the sandbox’s own pages work', async ({ page }) => {
  await page.goto(`${sandbox.origin}/__sandbox`)
  const faultForm = page.locator('form[action="/__sandbox/page/fault"]')
  await faultForm.getByLabel('Player').fill('someone')
  await faultForm.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('cell', { name: 'someone' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all faults' }).click()
  await expect(page.getByRole('cell', { name: 'someone' })).toBeHidden()
  expect(players()).toEqual([])
  await page.goto(`${sandbox.origin}/provider/verify/watt`)
  await page.getByRole('button', { name: 'This is me' }).click()
  await expect(page.getByRole('heading', { name: 'Account verified' })).toBeVisible()
})
