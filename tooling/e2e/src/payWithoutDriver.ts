import { expect } from '@playwright/test'
import en from '@topup/locales/en.json' with { type: 'json' }
import type { OrderByDropIn } from './orderByDropIn.ts'
import { ledgerOf } from './sandboxControl.ts'

/** A page of a browser that Playwright does not drive. */
export interface PlainPage {
  readonly open: (url: string) => Promise<void>
  /** Value of an expression in the page. */
  readonly read: (expression: string) => Promise<unknown>
}

/** A way in Adyen's form that needs no field. */
const wallet = `[...document.querySelectorAll('.adyen-checkout__payment-method')].find(({ textContent }) => /Wallet that pays/.test(textContent))`

/**
 * Opens the pay document for an order that this tab keeps, as after a reload, looks for the three hosted fields of a card, and pays by
 * a wallet: the fields are in frames of another origin, which such a page cannot type into.
 */
export async function payWithoutDriver(
  page: PlainPage,
  { order, origin }: { readonly order: OrderByDropIn; readonly origin: string },
): Promise<void> {
  const { kept, billingNo, username } = order
  // Any file of the store will do: session storage has to be filled before the document reads it.
  await page.open(`${origin}/icon-192.png`)
  await expect.poll(() => page.read('location.pathname')).toBe('/icon-192.png')
  await page.read(`sessionStorage.setItem(${kept.map((text) => JSON.stringify(text)).join()})`)
  await page.open(`${origin}/pay.html#${billingNo}`)
  await expect.poll(() => page.read(`document.querySelectorAll('[data-cse] iframe').length`)).toBe(3)
  await expect.poll(() => page.read(`document.querySelector('main').getAttribute('aria-busy')`)).toBe('false')
  await page.read(`${wallet}.querySelector('input[type=radio], [role=radio], button').click()`)
  const button = `${wallet}.querySelector('.adyen-checkout__button--pay')`
  await expect.poll(() => page.read(`${button} !== null`)).toBe(true)
  await page.read(`${button}.click()`)
  // Not that the form is broken and offers the link, while its payment is on the way.
  await expect
    .poll(() => page.read('document.querySelector("main").textContent'))
    .toContain(en.payForm.overTitle)
  expect(await page.read('document.querySelectorAll("main a").length')).toBe(0)
  expect(await ledgerOf(username)).toMatchObject({ orders: 1, debits: 1 })
}
