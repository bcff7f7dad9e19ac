import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { jsonBodyOnly, localPagesOnly } from '../../http/guards.ts'
import type { SandboxEnv } from '../../http/guards.ts'
import { frameHeaders, page } from '../../http/html.ts'
import { findOrder } from '../../orders/finishOrder.ts'
import type { World } from '../../world/world.ts'
import { answer, payByTestCard, refused, sendAnswer, settleAtProvider } from '../../payments/payments.ts'
import type { PspAnswer, PspOrder } from '../../payments/payments.ts'
import { makeFrame } from './formHosts.ts'

const prefix = 'secret-of-'

/** What opens the hosted form of one order. */
export const secretOf = (billingNo: string): string => prefix + billingNo

/** The order that a secret opens; undefined for any other text. */
const orderOf = ({ db }: World, secret: string): Promise<PspOrder | undefined> =>
  findOrder(db, secret.startsWith(prefix) ? secret.slice(prefix.length) : '')

/** Pays an open order by a test card; `passed` is what the player said to the bank that asked. */
async function payHostedForm(
  world: World,
  { secret, number, passed }: v.InferOutput<typeof paymentSchema>,
): Promise<PspAnswer> {
  const order = await orderOf(world, secret)
  if (order === undefined || order.outcome !== 'pending') return refused
  const says = (isPaid: boolean) => ({ outcome: isPaid ? 'paid' : 'refused' }) as const
  return payByTestCard(world, order, {
    number,
    says,
    asks: async (outcome) => {
      if (outcome === 'challenge' && passed === undefined) return answer({ outcome: 'challenge' })
      const ended = await settleAtProvider(world, order, passed === false ? 'fail' : 'success')
      return answer(says(ended === 'success'))
    },
  })
}

/** What a hosted form says to the provider's script around it; `submitted` is the moment from which money may move. */
export type FormMessage = 'ready' | 'submitted' | 'paid' | 'refused' | 'failed' | 'left'

/** What a payment became; nothing of it where the answer is an error or never arrives. */
type FormAnswer = 'paid' | 'refused' | 'challenge'

/**
 * The code of a hosted form's page, run in the provider's frame: reads a test card, pays with it, and says how it goes to the
 * page at `formOrigin` alone. It is sent to the browser as text, so it uses nothing from outside itself.
 */
function runHostedForm(formOrigin: string, secret: string): void {
  const form = document.querySelector('form') as HTMLFormElement
  const say = (kind: FormMessage) => window.parent.postMessage({ form: kind }, formOrigin)
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const bank = document.querySelector('#bank') as HTMLElement
  let isSent = false

  const pay = async (passed?: boolean) => {
    try {
      const response = await fetch('pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret, number: field('number').value.replace(/\D/g, ''), passed }),
      })
      if (!response.ok) return say('failed')
      const { outcome } = (await response.json()) as { readonly outcome: FormAnswer }
      if (outcome !== 'challenge') return say(outcome)
      form.hidden = true
      bank.hidden = false
    } catch {
      say('failed')
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSent) return
    isSent = true
    say('submitted')
    void pay()
  })
  for (const button of Array.from(bank.querySelectorAll('button')))
    button.addEventListener('click', () => void pay(button.value === 'yes'))
  document.querySelector('#leave')?.addEventListener('click', () => say('left'))

  window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    if (origin !== formOrigin || source !== window.parent) return
    const { colors } = data as { readonly colors?: Readonly<Record<string, string>> }
    if (colors === undefined) return
    document.body.style.color = colors['text'] ?? ''
    document.body.style.background = colors['ground'] ?? ''
  })
  say(document.body.dataset['state'] === 'open' ? 'ready' : 'failed')
}

/** The look of the page: one column that fits the smallest phone. */
const hostedFormCss = `
html, body { margin: 0 }
body { padding: 12px; font: 16px system-ui, sans-serif }
form, #bank { display: grid; gap: 12px; max-width: 420px }
form[hidden], #bank[hidden] { display: none }
label { display: grid; gap: 4px }
input, button { box-sizing: border-box; width: 100%; min-width: 0; min-height: 44px; padding: 8px; font: inherit; color: inherit; background: transparent; border: 1px solid currentcolor; border-radius: 6px }
`

const paymentSchema = v.object({ secret: v.string(), number: v.string(), passed: v.optional(v.boolean()) })

const script = `(${runHostedForm.toString()})(document.body.dataset.formOrigin, document.body.dataset.secret)`

/** A host of a provider that has a script for the store's page, and a card form in a frame. */
export interface FormHost {
  /** Under this path lies what the host has in a journey. */
  readonly path: string
  /** Where its script is under that path. */
  readonly scriptPath: string
  /** The script; it is sent to the browser as text, so it uses nothing from outside itself but what it is handed. */
  readonly run: (frameOf: typeof makeFrame) => void
}

/**
 * Stands in for such a host: its script, the frame, and the calls of that frame. The provider's own host leads here in a
 * journey, which answers for that host; no store knows this address.
 */
export function formHostRoutes(world: World, { path, scriptPath, run }: FormHost): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  const folder = `${path}sandbox/`
  app.get(path + scriptPath, (c) =>
    c.body(`(${run.toString()})(${makeFrame.toString()})`, 200, {
      'content-type': 'text/javascript',
      'cache-control': 'no-store',
    }),
  )
  app.post(`${folder}*`, localPagesOnly(world.localNames), jsonBodyOnly)

  app.get(`${folder}form.html`, async (c) => {
    const formOrigin = c.req.query('origin') ?? ''
    const secret = c.req.query('secret') ?? ''
    if (!world.localNames.isOrigin(formOrigin))
      return c.json({ error: 'The form is for pages of this machine only.' }, 403)
    const order = await orderOf(world, secret)
    const body = html`<form>
        <label
          >Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required
        /></label>
        <label>Expiry date <input name="expiry" inputmode="numeric" autocomplete="cc-exp" required /></label>
        <label>Security code <input name="code" inputmode="numeric" autocomplete="cc-csc" required /></label>
        <button>Pay by card</button>
        <button type="button" id="leave">Leave</button>
      </form>
      <div id="bank" hidden>
        <h1>Is this you?</h1>
        <button value="yes">Yes, pay</button>
        <button value="no">No, this is not me</button>
      </div>`
    const state = order?.outcome === 'pending' ? 'open' : 'over'
    const parts = {
      style: 'form.css',
      script: 'form.js',
      data: { 'form-origin': formOrigin, secret, state },
    }
    return c.html(page('Sandbox', body, parts), 200, frameHeaders(formOrigin))
  })
  app.get(`${folder}form.js`, (c) => c.body(script, 200, { 'content-type': 'text/javascript' }))
  app.get(`${folder}form.css`, (c) => c.body(hostedFormCss, 200, { 'content-type': 'text/css' }))

  app.post(`${folder}pay`, async (c) => {
    const payment: unknown = await c.req.json().catch(() => null)
    return sendAnswer(c, v.is(paymentSchema, payment) ? await payHostedForm(world, payment) : refused)
  })
  return app
}
