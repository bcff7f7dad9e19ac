import type { Locator, Page } from '@playwright/test'
import { logIn, loginOffer, payAt, priceIsKnown } from '../src/shopper.ts'
import type { Layout } from './layouts.ts'
import { readRun } from './smokeRun.ts'
import {
  addressOf,
  isQuiet,
  layoutOf,
  lookAt,
  lookAtPhone,
  type Notes,
  open,
  pageOf,
  test,
  troubleIn,
  type Walk,
} from './walk.ts'

const { isQuick, pays } = readRun()

for (const kind of ['new', 'old'] as const)
  test(`buying in the ${kind} layout`, { tag: [`@${kind}`, '@account'] }, async ({ walk, notes }) => {
    const layout = layoutOf(walk, kind)
    await test.step('login', () => enter(walk, layout))
    await test.step('servers and characters', () => chooseCharacter(walk, layout, notes))
    await test.step('products', async () => {
      await cards(walk, layout).first().waitFor()
      const [paid, free] = [await paidCards(walk, layout).count(), await freeCards(walk, layout).count()]
      notes.say(`${paid} products, ${free} without a limit`)
      await lookAtPhone(walk, notes)
      if (paid === 0) throw new Error('there is no product to buy')
      await openRecharge(walk, layout)
    })
    await test.step('coupon row', () => readCouponRow(walk, notes))
    await walkMethods(walk, layout, notes)
  })

/** The pages that belong to a player who is logged in. Source: spec §2. */
test('pages of the player', { tag: ['@full', '@account'] }, async ({ walk, notes }) => {
  const {
    says,
    phone: { page },
  } = walk
  await enter(walk, walk.layouts[0])
  for (const path of ['/my', '/activity', '/userCenter'])
    await test.step(path, async () => {
      await open(page, addressOf(walk, path))
      if ((await pageOf(page)).path !== path) return notes.say(`the service has no ${path}`)
      if (await page.getByText(says.rewards.logInTitle, { exact: true }).isVisible())
        notes.fault(`${path} does not know the player`)
      for (const fault of await troubleIn(walk, page)) notes.fault(`${path}: ${fault}`)
      await lookAtPhone(walk, notes)
    })
})

test('make-up link', { tag: ['@full', '@link'] }, async ({ walk, notes }) => {
  const {
    phone: { page },
    desktop,
    says,
    store: { linkId },
  } = walk
  const address = addressOf(walk, `/replenishGoods?replenish_id=${encodeURIComponent(linkId ?? '')}`)
  await open(page, address)
  const { path, headings } = await pageOf(page)
  if (path !== '/replenishGoods') throw new Error(`it leads to ${path}`)
  const over = [says.paymentLink.expiredTitle, says.paymentLink.paidTitle].find((title) =>
    headings.includes(title),
  )
  notes.say(over ?? 'open')
  if (over === undefined) await methods(walk).first().waitFor()
  await lookAtPhone(walk, notes)
  await open(desktop.page, address)
  await lookAt(desktop.page, 'desktop', notes)
})

/** Opens the products of a layout and logs in with the account; a player who is logged in already stays so. */
async function enter(walk: Walk, layout: Layout | undefined): Promise<void> {
  const {
    shopper,
    phone: { page },
  } = walk
  await openProducts(walk, layout)
  if (!(await loginOffer(shopper).isVisible())) return
  await logIn(shopper)
  await isQuiet(page)
}

/** How many servers are tried for a character. */
const serversToTry = 8

/** Opens the list of servers and chooses the first character that the account has. */
async function chooseCharacter(walk: Walk, { kind }: Layout, notes: Notes): Promise<void> {
  const {
    says,
    phone: { page },
  } = walk
  const row = (
    kind === 'new'
      ? page.getByRole('button', { name: says.destination.chooseCharacter })
      : page.getByRole('main').getByRole('button', { name: says.steps.server })
  ).first()
  // A game that has been opened before may have its character already.
  if (!(await isThere(row, 5000))) return notes.say('a character is chosen already')
  await row.click()
  const popup = page.getByRole('dialog', { name: says.server.title })
  const groups = popup.getByRole('radiogroup')
  const servers = groups.first().getByRole('radio')
  const character = groups.nth(1).getByRole('radio').first()
  await servers.first().waitFor()
  const tried = Math.min(await servers.count(), serversToTry)
  for (let index = 0; index < tried; index++) {
    await servers.nth(index).click()
    // Characters are known with their servers; a moment to draw them is enough.
    if (await isThere(character, 2000)) break
  }
  if (!(await character.isVisible())) throw new Error(`none of the first ${tried} servers has a character`)
  await character.click()
  await lookAtPhone(walk, notes)
  await popup.getByRole('button').last().click()
  await popup.waitFor({ state: 'hidden' })
  await isQuiet(page)
}

const isThere = (what: Locator, timeout: number): Promise<boolean> =>
  what.waitFor({ timeout }).then(
    () => true,
    () => false,
  )

/** Opens the products of a layout's game; where every game has the layout, those of the brand's first, whichever was opened before. */
function openProducts(walk: Walk, layout: Layout | undefined): Promise<void> {
  const first = walk.brand.games[0]?.clientIds.web
  const isAny = layout?.query === '' && first !== undefined
  const visit = isAny ? { ...layout, query: `client_id=${encodeURIComponent(first)}` } : layout
  return open(walk.phone.page, addressOf(walk, '/selectGoods', visit))
}

/** The cards of the products that are on the screen. */
const cards = ({ phone: { page } }: Walk, { kind }: Layout): Locator =>
  page.getByRole(kind === 'new' ? 'tabpanel' : 'main').getByRole('radio')

/** Cards of products that are paid for, not exchanged for a card. */
const paidCards = (walk: Walk, layout: Layout): Locator =>
  cards(walk, layout).filter({ hasNotText: walk.says.product.exchange })

/** Those among them that can be bought as often as one likes: a limit is written on a ribbon. */
const freeCards = (walk: Walk, layout: Layout): Locator =>
  paidCards(walk, layout).filter({ hasNot: walk.phone.page.locator('.product-ribbon') })

/** Opens the recharge of a product: the first without a limit, where there is one. */
async function openRecharge(walk: Walk, layout: Layout): Promise<void> {
  const {
    says,
    phone: { page },
    shopper,
  } = walk
  const isFree = (await freeCards(walk, layout).count()) > 0
  await (isFree ? freeCards(walk, layout) : paidCards(walk, layout)).first().click()
  if (layout.kind === 'old') {
    await page.getByRole('button', { name: says.steps.next, exact: true }).click()
    await page.waitForURL(/\/recharge/)
  }
  await priceIsKnown(shopper)
  await isQuiet(page)
}

/** The payment methods of the open recharge. */
const methods = ({ phone: { page }, says }: Walk): Locator =>
  page.getByRole('radiogroup', { name: says.recharge.payWith }).getByRole('radio')

/** Reads the coupon row of the open recharge: it is there where the service has a VIP version, and it is no failure. */
async function readCouponRow(walk: Walk, notes: Notes): Promise<void> {
  const {
    says,
    phone: { page },
  } = walk
  const row = page.locator('.coupon-row')
  if ((await row.count()) === 0) notes.say('the game has no coupons')
  else {
    const lines = (await row.innerText()).split('\n').map((line) => line.trim())
    const failure = [says.couponRow.failed, says.coupons.failed].find((text) => lines.includes(text))
    if (failure !== undefined) notes.fault(`the row says "${failure}"`)
    notes.say(lines.filter((line) => line !== '').join(', '))
  }
  await lookAtPhone(walk, notes)
}

/**
 * Chooses every payment method in turn until Buy can be tapped, and only where that was asked for, taps it. What goes wrong
 * with one is a fault, and the next one is chosen all the same.
 */
async function walkMethods(walk: Walk, layout: Layout, notes: Notes): Promise<void> {
  // A method is called by its first line.
  const names = (await methods(walk).allInnerTexts()).map(
    (text, index) => text.trim().split('\n')[0] ?? `number ${index + 1}`,
  )
  notes.say(`${names.length} methods`)
  if (names.length === 0) throw new Error('there is no payment method')
  for (const [index, name] of names.slice(0, isQuick ? 1 : undefined).entries()) {
    // What became of the order is another page; the next method begins where the first one did.
    if (pays && index > 0)
      await test.step('back to the methods', async () => {
        await openProducts(walk, layout)
        await openRecharge(walk, layout)
      })
    const own: Notes = {
      ...notes,
      fault: (text) => notes.fault(`${name}: ${text}`),
      say: (text) => notes.say(`${name}: ${text}`),
    }
    await test.step(`method ${name}`, async () => {
      try {
        const end = await chooseMethod(walk, index, own)
        await lookAt(walk.phone.page, 'phone', own)
        if (end === 'ready' && pays) await payWith(walk, layout, own)
      } catch (error) {
        own.fault(error instanceof Error ? error.message : String(error))
        await own.picture(walk.phone.page, 'phone')
      }
    })
  }
}

/** Chooses a method, and the first of its banks or wallets; says whether Buy can be tapped then. */
async function chooseMethod(walk: Walk, index: number, notes: Notes): Promise<'ready' | 'card' | 'no'> {
  const {
    says,
    phone: { page },
  } = walk
  await methods(walk).nth(index).click()
  const buy = page.getByRole('button', { name: says.recharge.buy, exact: true })
  const card = page.getByRole('button', { name: says.recharge.enterCard, exact: true })
  const back = page.getByRole('button', { name: says.recharge.backToMethods, exact: true })
  await buy.or(card).or(back).first().waitFor()
  if (await back.isVisible()) {
    const banks = page.getByRole('dialog').filter({ has: back })
    const bank = banks.getByRole('radio').first()
    await bank.click()
    notes.say(`through ${(await bank.innerText()).split('\n')[0] ?? ''}`)
    await banks.getByRole('button').last().click()
    await banks.waitFor({ state: 'hidden' })
  }
  await isQuiet(page)
  await buy.or(card).first().waitFor()
  if (await card.isVisible()) {
    notes.say('asks for a card')
    return 'card'
  }
  // A price on its way disables it.
  const isEnabled = await buy.click({ trial: true, timeout: 15_000 }).then(
    () => true,
    () => false,
  )
  if (isEnabled) return 'ready'
  notes.fault('Buy cannot be tapped')
  return 'no'
}

/** Where the sandbox's own provider is. */
const sandboxProvider = /\/provider\/pay\//

/**
 * Taps Buy and goes to the provider's page. The sandbox's provider is paid, and the store has to say so; every other page is
 * only looked at, because each asks for something else.
 */
async function payWith(walk: Walk, { kind }: Layout, notes: Notes): Promise<void> {
  const {
    says,
    store: { target },
    phone: { page },
  } = walk
  const provider = await openProvider(walk)
  const { pathname, origin } = new URL(provider.url())
  const isSandbox = sandboxProvider.test(pathname)
  notes.say(`pays at ${origin}${isSandbox ? '' : pathname}`)
  await notes.picture(provider, 'phone')
  if (target.environment === 'local' && isSandbox) {
    await payAt(provider)
    await provider.close()
    const name = says.result.successTitle
    await page.getByRole(kind === 'new' ? 'alertdialog' : 'heading', { name }).waitFor()
    await lookAt(page, 'phone', notes)
  } else {
    await formIsThere(walk, provider, notes)
    await provider.close()
    notes.say('the order stays unpaid')
  }
}

/**
 * Taps Buy, confirms that it pays without a coupon and that an earlier order may stay open, and waits for the page that the window
 * comes to.
 */
async function openProvider({ says, phone: { page } }: Walk): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  const { noCoupon, openOrder } = says.confirm
  const withoutCoupon = page.getByRole('alertdialog', { name: noCoupon.title }).getByRole('button').last()
  const besideAnother = page
    .getByRole('button', { name: openOrder.again })
    .or(page.getByRole('button', { name: openOrder.other }))
  /** Where nothing is asked, the wait for a question ends in silence. */
  const openedOrAsked = (question: Locator) =>
    Promise.race([
      opened,
      question
        .first()
        .waitFor()
        .catch(() => undefined),
    ])
  await page.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  await openedOrAsked(withoutCoupon.or(besideAnother))
  if (await withoutCoupon.isVisible()) {
    await withoutCoupon.click()
    await openedOrAsked(besideAnother)
  }
  if (await besideAnother.first().isVisible()) await besideAnother.first().click()
  const provider = await opened
  try {
    await provider.waitForURL((url) => /^https?:$/.test(url.protocol))
    await provider.waitForLoadState('load')
  } catch {
    // The store closes the window again where there is no order, and says why.
    const words = (await page.getByRole('alert').allInnerTexts()).map((text) => text.trim()).filter(Boolean)
    throw new Error(
      `no provider's page came${words.length === 0 ? '' : `; the store says "${words.join(' ')}"`}`,
    )
  }
  return provider
}

/** A provider's form in a document of the store: it must not say that it could not be loaded. */
async function formIsThere({ says }: Walk, provider: Page, notes: Notes): Promise<void> {
  const text = await provider.locator('body').innerText()
  for (const title of [says.payForm.brokenTitle, says.payForm.emptyTitle])
    if (text.includes(title)) notes.fault(`the provider's page says "${title}"`)
  if (text.trim() === '' && (await provider.locator('iframe').count()) === 0)
    notes.fault("the provider's page is empty")
}
