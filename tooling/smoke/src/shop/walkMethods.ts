import type { Locator } from 'playwright'
import { isQuiet } from '../browser/openPath.ts'
import type { Notes } from '../visit/recorder.ts'
import type { Layout } from '../visit/layouts.ts'
import { lookAt } from '../visit/lookAt.ts'
import type { Walk } from '../visit/walk.ts'
import { payWith } from './payWith.ts'
import { methods, openProducts, openRecharge } from './products.ts'

/** Chooses every payment method in turn until Buy can be tapped, and only where that was asked for, taps it. */
export async function walkMethods(walk: Walk, layout: Layout, group: string): Promise<void> {
  let names: readonly string[] = []
  await walk.step(group, 'payment methods', async (notes) => {
    names = await readNames(walk)
    notes.say(`${names.length} methods`)
    if (names.length === 0) notes.fault('there is no payment method')
  })
  const chosen = names.slice(0, walk.isQuick ? 1 : undefined)
  for (const [index, name] of chosen.entries()) {
    await walk.step(group, `method ${name}`, async (notes) => {
      const end = await chooseMethod(walk, index, notes)
      await lookAt(walk, walk.screens.phone, { device: 'phone', notes })
      if (end === 'ready' && walk.pays) await payWith(walk, layout, notes)
    })
    if (!walk.pays || index === chosen.length - 1) continue
    // What became of the order is another page; the next method begins where the first one did.
    const isBack = await walk.step(group, 'back to the methods', async () => {
      await openProducts(walk, layout)
      await openRecharge(walk, layout)
    })
    if (isBack !== 'ok') return
  }
}

/** What each method is called, in their order: its first line. */
async function readNames(walk: Walk): Promise<readonly string[]> {
  const texts = await methods(walk).allInnerTexts()
  return texts.map((text, index) => {
    const lines = text.split('\n').map((line) => line.trim())
    return lines.find((line) => line !== '') ?? `number ${index + 1}`
  })
}

/** Chooses a method, and the first of its banks or wallets; says whether Buy can be tapped then. */
async function chooseMethod(walk: Walk, index: number, notes: Notes): Promise<'ready' | 'card' | 'no'> {
  const { screens, says } = walk
  const { page } = screens.phone
  await methods(walk).nth(index).click()
  const buy = page.getByRole('button', { name: says.recharge.buy, exact: true })
  const card = page.getByRole('button', { name: says.recharge.enterCard, exact: true })
  const back = page.getByRole('button', { name: says.recharge.backToMethods, exact: true })
  await buy.or(card).or(back).first().waitFor()
  if (await back.isVisible()) {
    const banks = page.getByRole('dialog').filter({ has: back })
    await banks.getByRole('radio').first().click()
    notes.say(`through ${(await banks.getByRole('radio').first().innerText()).split('\n')[0] ?? ''}`)
    await banks.getByRole('button').last().click()
    await banks.waitFor({ state: 'hidden' })
  }
  await isQuiet(screens.phone)
  await buy.or(card).first().waitFor()
  if (await card.isVisible()) {
    notes.say('asks for a card')
    return 'card'
  }
  if (await isEnabled(buy)) return 'ready'
  notes.fault('Buy cannot be tapped')
  return 'no'
}

/** Waits until a button is no longer disabled, as a price on its way makes it. */
const isEnabled = (button: Locator): Promise<boolean> =>
  button.click({ trial: true, timeout: 15_000 }).then(
    () => true,
    () => false,
  )
