import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { appsFolder } from '@topup/vite'
import { serveStoreApart, type ServedApart } from '@topup/vite/serve'
import { buyByDropIn, readyToPayByDropIn } from '../src/dropIn.ts'
import { ended, inStore, ledgerSays } from '../src/payOutcome.ts'
import { standInFor } from '../src/providerHost.ts'
import { newShopper, storeIsThere } from '../src/shopper.ts'
import { sandboxOrigins } from '../src/stores.ts'

let apart: ServedApart

test.beforeAll(async () => {
  const folder = join(appsFolder, 'watt', 'dist-sandbox')
  apart = await serveStoreApart({ folder, port: 0, payPort: 0, sandboxOrigins: sandboxOrigins() })
})
test.afterAll(() => apart.close())
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

/** A new player in front of a form whose session offers Google Pay. */
async function atForm(page: Page) {
  const shopper = newShopper(page, 'watt')
  await page.goto(apart.origin)
  await storeIsThere(page)
  await readyToPayByDropIn(shopper, 'googlePay')
  return { shopper, says: shopper.says, payDocument: await buyByDropIn(shopper) }
}

const sheetOf = (payDocument: Page) => payDocument.getByRole('dialog', { name: 'Google Pay' })

async function openSheet(payDocument: Page) {
  await payDocument.getByRole('radio', { name: 'Google Pay' }).click()
  await payDocument.getByRole('button', { name: 'Google Pay' }).click()
  return sheetOf(payDocument)
}

test('its sheet pays the order', async ({ page, context }) => {
  await standInFor(context, 'https://pay.google.com')
  await standInFor(context, 'https://www.gstatic.com')
  const heard: string[] = []
  context.on('weberror', (error) => heard.push(error.error().message))
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) heard.push(message.text())
  })
  const { shopper, says, payDocument } = await atForm(page)
  const sheet = await openSheet(payDocument)
  await sheet.getByRole('button', { name: 'Pay: approved' }).click()
  await ended(payDocument, shopper)
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
  expect(heard).toEqual([])
})
