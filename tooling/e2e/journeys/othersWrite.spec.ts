import { expect, type Page, test } from '@playwright/test'
import { ledgerOf } from '../src/sandboxControl.ts'
import { buyInWindow, enterStore, newShopper, payAt, readyToPay, storeIsThere } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

/** What a browser's translation does: each text node gives way to another one inside two `<font>`. */
async function translate(page: Page): Promise<{ readonly stale: () => Promise<readonly string[]> }> {
  await page.addInitScript(() => {
    const stale: string[] = []
    Object.assign(window, { stale })
    const wrap = (text: Text) => {
      const parent = text.parentElement
      if (parent === null || text.data.trim() === '' || parent.closest('font, script, style, template'))
        return
      // A text that React keeps for itself.
      if (Object.keys(text).some((key) => key.startsWith('__reactFiber'))) stale.push(text.data)
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const wrapAll = () => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) wrap(text)
    }
    new MutationObserver(wrapAll).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return { stale: () => page.evaluate(() => (window as unknown as { stale: string[] }).stale) }
}

test('a whole purchase goes through in a translated page, up to the row in My that says it', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const { stale } = await translate(page)
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await readyToPay(shopper, /680 Crystals/, /PayPal/)
  const provider = await buyInWindow(shopper)
  await expect(page.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
  expect(await stale()).toEqual([])

  await page.goto(`${storeOrigin('watt')}/my`)
  await storeIsThere(page)
  await expect(page.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
  const orders = page.locator('section', { has: page.locator('#my-orders') })
  await expect(orders).toContainText(says.result.pendingTitle)
  await payAt(provider)
  const receipt = page.getByRole('alertdialog', { name: says.result.successTitle })
  await receipt.getByRole('button', { name: says.result.done }).click()
  await expect(orders).toContainText(says.my.success)
  await expect(orders).not.toContainText(says.result.pendingTitle)
  expect(await stale()).toEqual([])
  expect(faults).toEqual([])
  expect((await ledgerOf(shopper.username)).debits).toBe(1)
})

/** What a password manager lays over the page: a host of its own with a shadow root, above everything. */
const layOver = (page: Page) =>
  page.evaluate(() => {
    const host = document.createElement('div')
    host.style.cssText = 'position:fixed;top:8px;left:8px;z-index:2147483647'
    const [button, input] = [document.createElement('button'), document.createElement('input')]
    button.textContent = 'Fill in'
    input.placeholder = 'Search logins'
    button.addEventListener('click', () => button.setAttribute('data-clicked', ''))
    host.attachShadow({ mode: 'open' }).append(button, input)
    document.body.append(host)
  })

for (const when of ['before', 'after'] as const) {
  test(`the menu of a password manager that came ${when} the popup can be used, and the popup stays`, async ({
    page,
  }) => {
    const { says } = newShopper(page, 'watt')
    await page.goto(storeOrigin('watt'))
    await storeIsThere(page)
    if (when === 'before') await layOver(page)
    await page.getByRole('main').getByRole('button', { name: says.destination.logIn, exact: true }).click()
    const popup = page.getByRole('dialog', { name: says.login.title })
    await expect(popup).toBeVisible()
    if (when === 'after') await layOver(page)

    await page.getByRole('button', { name: 'Fill in' }).click()
    await expect(page.getByText('Fill in')).toHaveAttribute('data-clicked', '')
    const search = page.getByPlaceholder('Search logins')
    await search.click()
    await page.keyboard.type('watt')
    await expect(search).toHaveValue('watt')
    await expect(popup).toBeVisible()
    // The page behind is out of reach as before.
    await expect(page.locator('#root')).toHaveAttribute('inert', '')
    await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true')
  })
}
