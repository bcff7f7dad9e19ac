import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { SandboxEnv } from '../../http/guards.ts'
import { headersLeadingTo, page, pageHeaders, plainPage } from '../../http/html.ts'
import { NewestMap } from '../../ledger/newestMap.ts'
import type { World } from '../../world/world.ts'
import { answer, refused, resultOf, settlePayment } from './cardPayment.ts'
import type { PspAnswer, PspOrder } from './cardPayment.ts'

/** What a player has chosen at the bank; `lost`: approved, and the provider's answer to what follows never arrives. */
type BankChoice = 'approve' | 'decline' | 'cancel' | 'lost'

/** A payment that went to the bank in a whole page, as with 3-D Secure 1; nothing is taken before the store's page is back. */
interface BankVisit {
  readonly billingNo: string
  /** The pay document that the player returns to. */
  readonly back: string
  choice: BankChoice | null
}

/** The bank whose page leads back to the pay document, which has to finish the payment. */
interface ReturningBank {
  /** Path of the bank's page for a payment. */
  begin(of: Omit<BankVisit, 'choice'>): string
  /** The payment that a `redirectResult` belongs to. It may be asked for again: an answer may have been lost. */
  find(redirectResult: string): BankVisit | undefined
  readonly routes: Hono<SandboxEnv>
}

const choices = ['approve', 'decline', 'cancel', 'lost'] as const satisfies readonly BankChoice[]
const names = {
  approve: 'Yes, pay',
  decline: 'No, this is not me',
  cancel: 'Cancel',
  lost: 'Pay, and lose the answer',
} satisfies Record<BankChoice, string>
const choiceSchema = v.object({ choice: v.picklist(choices) })

export function createReturningBank(): ReturningBank {
  const visits = new NewestMap<BankVisit>()
  const routes = new Hono<SandboxEnv>()
  const headers = ({ back }: BankVisit) => headersLeadingTo(new URL(back).origin)
  routes.get('/provider/bank/:id', (c) => {
    const visit = visits.get(c.req.param('id'))
    if (visit === undefined) return c.html(plainPage('No such payment'), 404, pageHeaders)
    const buttons = choices.map((name) => html`<button name="choice" value="${name}">${names[name]}</button>`)
    const body = html`<main>
      <p class="mark">Sandbox Bank</p>
      <h1>Is this you?</h1>
      <form method="post">${buttons}</form>
    </main>`
    return c.html(page('Sandbox Bank', body), 200, headers(visit))
  })
  routes.post('/provider/bank/:id', async (c) => {
    const id = c.req.param('id')
    const visit = visits.get(id)
    const read = v.safeParse(choiceSchema, await c.req.parseBody())
    if (visit === undefined || !read.success) return c.text('No such payment', 404)
    // The first word stands, as at a bank.
    visit.choice ??= read.output.choice
    const query = new URLSearchParams({ sessionId: visit.billingNo, redirectResult: id })
    for (const [name, value] of Object.entries(headers(visit))) c.header(name, value)
    return c.redirect(`${visit.back}?${query}`, 303)
  })
  return {
    begin: (of) => {
      const id = randomUUID()
      visits.set(id, { ...of, choice: null })
      return `/provider/bank/${id}`
    },
    find: (redirectResult) => visits.get(redirectResult),
    routes,
  }
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
