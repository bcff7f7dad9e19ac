import { expect, type Page, test } from '@playwright/test'
import { popupsLeftHistory } from '../src/popupEntry.ts'
import { buyByDropIn, readyToPayByDropIn } from '../src/dropIn.ts'
import { reportsTaken, trackedOf } from '../src/sandboxControl.ts'
import { chooseCharacter, logIn, newShopper, storeIsThere } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'
import { newDevice } from '../src/trackedShopper.ts'

/** Throws in the page, outside every function of the store, with the visit in its message. */
const breakEarly = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      throw new TypeError(`early ${location.href} CANARY`)
    }),
  )

const breakLate = (page: Page) =>
  page.evaluate(() =>
    setTimeout(() => {
      throw new RangeError(`late ${location.href} CANARY`)
    }),
  )

/** The bodies that the page sends to the path of reports. */
function listen(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/store/report')) bodies.push(request.postData() ?? '')
  })
  return bodies
}

const lines = async () => (await reportsTaken()).flatMap(({ entries }) => entries)

test(
  'what breaks early and late is reported with version and page, and nothing else of the visit',
  { tag: '@core' },
  async ({ page }) => {
    const shopper = newShopper(page, 'watt')
    const device = newDevice()
    const bodies = listen(page)
    await breakEarly(page)
    await page.goto(`${storeOrigin('watt')}/?idfv=${device}&oauth_token=CANARY-in-the-link&report=1`)
    await storeIsThere(page)
    await expect.poll(lines).toContainEqual(
      expect.objectContaining({
        kind: 'error',
        name: 'TypeError',
        route: expect.stringMatching(/^(?:home|selectGoods)$/),
      }),
    )

    await logIn(shopper)
    await chooseCharacter(shopper)
    await popupsLeftHistory(page)
    await breakLate(page)
    await page.evaluate(() => {
      new Image().src = 'http://elsewhere.example/?CANARY'
    })
    await expect
      .poll(lines)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ kind: 'error', name: 'RangeError', route: 'selectGoods' }),
          expect.objectContaining({ kind: 'policy', name: 'img-src', blocked: 'http', route: 'selectGoods' }),
        ]),
      )
    await page.goto('about:blank')
    for (const name of ['LCP', 'INP', 'CLS'])
      await expect.poll(lines).toContainEqual(expect.objectContaining({ kind: 'vital', name }))

    const version = /[0-9a-f]{12}/
    for (const report of await reportsTaken())
      expect(report).toEqual({
        release: expect.stringMatching(version),
        brand: 'watt',
        environment: 'local',
        engine: { family: 'chromium', major: expect.any(Number) },
        language: 'en',
        entries: expect.any(Array),
      })
    expect(bodies.length).toBeGreaterThan(1)
    for (const secret of ['CANARY', shopper.username, 'starfall', '://', device])
      expect(bodies.join()).not.toContain(secret)
  },
)

test('a page whose file breaks as it runs is reported with the place', async ({ page }) => {
  const { says } = newShopper(page, 'watt')
  await page.goto(`${storeOrigin('watt')}/?report=1`)
  await storeIsThere(page)
  await page.route(/\/assets\/player-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `\n  throw new SyntaxError('CANARY')` }),
  )
  await page.getByRole('link', { name: says.nav.my }).first().click()
  await expect.poll(lines).toContainEqual({
    kind: 'code',
    name: 'SyntaxError',
    route: 'my',
    frames: [{ file: expect.stringMatching(/^player-[\w-]+\.js$/), line: 2, column: expect.any(Number) }],
  })
})

test('a visit that does not ask for it reports nothing', async ({ page }) => {
  const bodies = listen(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const device = newDevice()
  await breakEarly(page)
  await page.goto(`${storeOrigin('watt')}/?idfv=${device}`)
  await storeIsThere(page)
  await breakLate(page)
  // Tracking waits for the same idle moment.
  await expect.poll(async () => (await trackedOf(device)).length).toBeGreaterThan(0)
  await page.goto('about:blank')
  expect(bodies).toEqual([])
  expect(asked.filter((url) => /reportPage|followVitals/.test(url))).toEqual([])
})

test('what breaks in the pay document is reported as of there, and nothing of the payment', async ({
  page,
}) => {
  const shopper = newShopper(page, 'watt')
  await page.goto(storeOrigin('watt'))
  await storeIsThere(page)
  await readyToPayByDropIn(shopper)
  const payDocument = await buyByDropIn(shopper)
  const bodies = listen(payDocument)
  await payDocument.route(/\/assets\/adyenForm-[\w-]+\.js$/, (route) => route.abort())
  // A store of this machine reports where the address asks for it.
  const address = new URL(payDocument.url())
  address.searchParams.set('report', '1')
  address.searchParams.set('secret', 'CANARY')
  await payDocument.goto(address.href)
  const ofPay = async () => (await lines()).filter(({ route }) => route === 'pay')
  await expect.poll(ofPay).toContainEqual({
    kind: 'code',
    name: 'TypeError',
    route: 'pay',
    frames: [{ file: expect.stringMatching(/^adyenForm-/), line: 0, column: 0 }],
  })
  // Before that it is loaded once more, which would end what breaks meanwhile.
  await expect(payDocument.getByRole('heading', { name: shopper.says.payForm.brokenTitle })).toBeVisible()
  await breakLate(payDocument)
  await payDocument.evaluate(() => {
    new Image().src = 'http://elsewhere.example/?CANARY'
  })
  await expect
    .poll(ofPay)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'error', name: 'RangeError' }),
        expect.objectContaining({ kind: 'policy', name: 'img-src', blocked: 'http' }),
      ]),
    )
  expect(bodies.length).toBeGreaterThan(0)
  for (const secret of ['CANARY', shopper.username, '://']) expect(bodies.join()).not.toContain(secret)
})
