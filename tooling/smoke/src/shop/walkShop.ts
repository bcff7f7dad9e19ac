import { chooseCharacter } from './chooseCharacter.ts'
import { logIn } from './logIn.ts'
import { countProducts, openProducts, openRecharge } from './products.ts'
import { walkCouponRow } from './walkCouponRow.ts'
import { walkMethods } from './walkMethods.ts'
import { walkLink, walkPlayerPages } from './walkPlayerPages.ts'
import { skip } from '../visit/recorder.ts'
import type { Layout } from '../visit/layouts.ts'
import { lookAtPhone } from '../visit/lookAt.ts'
import type { Walk } from '../visit/walk.ts'

/**
 * Everything that needs a player: login, character, products, coupon and payment methods in every layout, and the pages that
 * belong to the player. Where the store is not what it is meant to be, nobody logs in.
 */
export async function walkShop(walk: Walk, isOurs: boolean): Promise<void> {
  const { step, login, linkId } = walk
  const refusal =
    login === null ? 'no account was given' : isOurs ? null : 'the store is not what it is meant to be'
  if (login === null || refusal !== null) await step('player', 'login', () => skip(refusal ?? ''))
  else {
    const isLoggedIn = await walkPurchases(walk)
    if (isLoggedIn && !walk.isQuick) await walkPlayerPages(walk)
  }
  if (walk.isQuick) return
  if (linkId === null) await step('player', 'make-up link', () => skip('no link was given'))
  else await walkLink(walk, linkId)
}

/** Buys in every layout; false where the account does not get in, after which nothing else would say more. */
async function walkPurchases(walk: Walk): Promise<boolean> {
  for (const layout of walk.layouts) if (!(await walkPurchase(walk, layout))) return false
  return true
}

/** From the login to the payment methods; false where the login fails. */
async function walkPurchase(walk: Walk, layout: Layout): Promise<boolean> {
  const { step } = walk
  const group = `buying, ${layout.kind} layout`
  const entered = await step(group, 'login', async (notes) => {
    await openProducts(walk, layout)
    await logIn(walk, notes)
  })
  if (entered !== 'ok') return false
  await step(group, 'servers and characters', async (notes) => {
    await chooseCharacter(walk, layout, notes)
    await lookAtPhone(walk, notes)
  })
  const opened = await step(group, 'products', async (notes) => {
    const { paid, free } = await countProducts(walk, layout)
    notes.say(`${paid} products, ${free} without a limit`)
    await lookAtPhone(walk, notes)
    if (paid === 0) notes.fault('there is no product to buy')
    else await openRecharge(walk, layout)
  })
  if (opened !== 'ok') return true
  await step(group, 'coupon row', (notes) => walkCouponRow(walk, notes))
  await walkMethods(walk, layout, group)
  return true
}
