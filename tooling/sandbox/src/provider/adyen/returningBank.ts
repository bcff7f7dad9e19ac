import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { SandboxEnv } from '../../http/guards.ts'
import { headersLeadingTo, page, pageHeaders, plainPage } from '../../http/html.ts'
import type { World } from '../../world/world.ts'
import { answer, refused } from '../../payments/payments.ts'
import type { PspAnswer, PspOrder } from '../../payments/payments.ts'
import { resultOf, settlePayment } from './cardPayment.ts'

/** What a player may choose at the bank; `lost`: approved, and the provider's answer to what follows never arrives. */
const choices = {
  approve: 'Yes, pay',
  decline: 'No, this is not me',
  cancel: 'Cancel',
  lost: 'Pay, and lose the answer',
} as const
const choiceSchema = v.object({ choice: v.picklist(['approve', 'decline', 'cancel', 'lost']) })

/** A payment that went to the bank in a whole page, as with 3-D Secure 1; nothing is taken before the store's page is back. */
export interface BankVisit {
  readonly billingNo: string
  /** The pay document that the player returns to. */
  readonly back: string
  choice: keyof typeof choices | null
}

/** The bank whose page leads back to the pay document, which has to finish the payment; visits are by the word that it leads back with. */
export function bankRoutes(visits: ReadonlyMap<string, BankVisit>): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.on(['GET', 'POST'], '/provider/bank/:id', async (c) => {
    const id = c.req.param('id')
    const visit = visits.get(id)
    if (visit === undefined) return c.html(plainPage('No such payment'), 404, pageHeaders)
    const headers = headersLeadingTo(new URL(visit.back).origin)
    const chosen = c.req.method === 'POST' ? await c.req.parseBody() : null
    if (!v.is(choiceSchema, chosen)) {
      const buttons = Object.entries(choices).map(
        ([name, words]) => html`<button name="choice" value="${name}">${words}</button>`,
      )
      const body = html`<main>
        <p class="mark">Sandbox Bank</p>
        <h1>Is this you?</h1>
        <form method="post">${buttons}</form>
      </main>`
      return c.html(page('Sandbox Bank', body), 200, headers)
    }
    // The first word stands, as at a bank.
    visit.choice ??= chosen.choice
    const query = new URLSearchParams({ sessionId: visit.billingNo, redirectResult: id })
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return c.redirect(`${visit.back}?${query}`, 303)
  })
  return app
}

/**
 * Ends a payment whose player is back from the bank, by what the bank knows. The same details may come again, after a
 * reload or a lost answer: they take nothing twice.
 */
export async function afterBank(
  world: World,
  order: PspOrder,
  visit: BankVisit | undefined,
): Promise<PspAnswer> {
  if (visit?.billingNo !== order.billing_no || visit.choice === null) return refused
  switch (visit.choice) {
    case 'approve':
      return answer(await settlePayment(world, order, 'success'))
    case 'decline':
      return answer(await settlePayment(world, order, 'fail'))
    case 'cancel':
      return answer(resultOf(order, 'Cancelled'))
    case 'lost':
      await settlePayment(world, order, 'success')
      return { kind: 'lost' }
  }
}
