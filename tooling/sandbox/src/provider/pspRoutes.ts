import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { Hono } from 'hono'
import * as v from 'valibot'
import { jsonBodyOnly, localPagesOnly } from '../http/guards.ts'
import type { SandboxEnv } from '../http/guards.ts'
import { NewestMap } from '../ledger/newestMap.ts'
import { findOrder } from '../orders/finishOrder.ts'
import type { World } from '../world/world.ts'
import {
  afterAuthentication,
  afterFingerprint,
  cardPaymentSchema,
  payByCard,
  pspPath,
  resultOf,
  sessionDataOf,
  settlePayment,
} from './adyen/cardPayment.ts'
import {
  afterBlik,
  blikDetailsSchema,
  blikPaymentSchema,
  blikStatus,
  googlePayMark,
  googlePaymentSchema,
  googlePayWay,
  payByBlik,
  payByGoogle,
} from './adyen/payByBlik.ts'
import type { Authentications, Psp } from './adyen/cardPayment.ts'
import type { BlikPayments } from './adyen/payByBlik.ts'
import { frameRoutes, threeDSRoutes } from './adyen/frameRoutes.ts'
import { afterBank, bankRoutes } from './adyen/returningBank.ts'
import type { BankVisit } from './adyen/returningBank.ts'
import { refused, sendAnswer } from '../payments/payments.ts'

/** The ways of the drop-in, by type: which wallet a tester chooses says what happens, and so does the number of a card and the code of BLIK. */
const ways = [
  { type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] },
  {
    type: 'applepay',
    name: 'Apple Pay',
    configuration: { merchantId: 'merchant.sandbox', merchantName: 'Sandbox' },
  },
  { type: 'blik', name: 'BLIK' },
  {
    type: 'onlineBanking_PL',
    name: 'Online bank transfer',
    issuers: [
      { id: '1', name: 'First Sandbox Bank' },
      { id: '2', name: 'Second Sandbox Bank' },
    ],
  },
  { type: 'trustly', name: 'Trustly' },
  { type: 'sandboxbank', name: 'Test bank' },
  { type: 'sandboxreturns', name: 'Bank that leads back' },
  { type: 'sandboxpays', name: 'Wallet that pays' },
  { type: 'sandboxdeclines', name: 'Wallet that declines' },
  { type: 'sandboxwaits', name: 'Wallet that waits' },
] as const

/** Ways that are paid on a page of their own. */
const leadAway = ['onlineBanking_PL', 'trustly', 'sandboxbank', 'sandboxreturns'] as const

const paymentSchema = v.union([
  cardPaymentSchema,
  googlePaymentSchema,
  blikPaymentSchema,
  v.object({
    paymentMethod: v.variant('type', [
      v.object({ type: v.literal('onlineBanking_PL'), issuer: v.picklist(['1', '2']) }),
      v.object({ type: v.literal('applepay'), applePayToken: v.pipe(v.string(), v.nonEmpty()) }),
      v.object({
        type: v.picklist([
          'trustly',
          'sandboxbank',
          'sandboxreturns',
          'sandboxpays',
          'sandboxdeclines',
          'sandboxwaits',
        ]),
      }),
    ]),
  }),
])

const returnedSchema = v.object({ details: v.object({ redirectResult: v.string() }) })

const setupSchema = v.object({ sessionData: v.string() })

const binSchema = v.object({ requestId: v.string() })

/** Currencies without hundredths at the provider. */
const wholeCurrencies: readonly string[] = ['JPY', 'KRW', 'VND', 'IDR']

/**
 * What the drop-in's SDK asks of its provider: the session of an order, its payment, texts and pictures. Beside the pay
 * page the one place where a tester changes an order. Source: decision 20.
 */
export function pspRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  const find = (billingNo: string) => findOrder(world.db, billingNo)
  const bodyOf = (c: Context<SandboxEnv>): Promise<unknown> => c.req.json().catch(() => null)
  const authentications: Authentications = new NewestMap()
  const visits = new NewestMap<BankVisit>()
  const codes: BlikPayments = new NewestMap()
  const pspOf = (c: Context<SandboxEnv>): Psp => ({
    world,
    authentications,
    sandboxOrigin: new URL(c.req.url).origin,
  })

  app.post(`${pspPath}*`, localPagesOnly(world.localNames))
  app.post(`${pspPath}v1/*`, jsonBodyOnly)
  app.post(`${pspPath}services/*`, jsonBodyOnly)

  app.post(`${pspPath}v1/sessions/:id/setup`, async (c) => {
    const order = await find(c.req.param('id'))
    if (order === undefined || order.outcome !== 'pending') return sendAnswer(c, refused)
    const { currency, amount_minor } = order
    const sent = await bodyOf(c)
    const hasGooglePay = v.is(setupSchema, sent) && sent.sessionData.endsWith(googlePayMark)
    return c.json({
      id: order.billing_no,
      sessionData: sessionDataOf(order) + (hasGooglePay ? googlePayMark : ''),
      amount: { currency, value: wholeCurrencies.includes(currency) ? amount_minor / 100 : amount_minor },
      countryCode: 'NL',
      configuration: { enableStoreDetails: false },
      paymentMethods: { paymentMethods: hasGooglePay ? [...ways, googlePayWay] : ways },
    })
  })

  app.post(`${pspPath}v1/sessions/:id/payments`, async (c) => {
    const order = await find(c.req.param('id'))
    const sent = await bodyOf(c)
    if (order === undefined || order.outcome !== 'pending' || !v.is(paymentSchema, sent))
      return sendAnswer(c, refused)
    if (v.is(cardPaymentSchema, sent)) return sendAnswer(c, await payByCard(pspOf(c), order, sent))
    if (v.is(googlePaymentSchema, sent)) return sendAnswer(c, await payByGoogle(pspOf(c), order, sent))
    if (v.is(blikPaymentSchema, sent)) return sendAnswer(c, payByBlik(codes, order, sent))
    const { type } = sent.paymentMethod
    const sessionData = sessionDataOf(order)
    if (leadAway.some((each) => each === type)) {
      const origin = c.req.header('origin')
      // A form is sent by a page, and the bank leads back to it.
      if (origin === undefined) return sendAnswer(c, refused)
      const visit = randomUUID()
      const returns = type === 'sandboxreturns'
      if (returns)
        visits.set(visit, { billingNo: order.billing_no, back: `${origin}/pay.html`, choice: null })
      const path = returns ? `/provider/bank/${visit}` : `/provider/pay/${order.billing_no}`
      const url = world.localNames.originOf(new URL(c.req.url)) + path
      const action = { type: 'redirect', method: 'GET', paymentMethodType: type, url }
      return c.json({ resultCode: 'RedirectShopper', sessionData, action })
    }
    if (type === 'sandboxwaits') return c.json(resultOf(order, 'Pending'))
    return c.json(await settlePayment(world, order, type === 'sandboxdeclines' ? 'fail' : 'success'))
  })

  app.post(`${pspPath}v1/submitThreeDS2Fingerprint`, async (c) =>
    sendAnswer(c, afterFingerprint(pspOf(c), await bodyOf(c))),
  )

  app.post(`${pspPath}v1/sessions/:id/paymentDetails`, async (c) => {
    const order = await find(c.req.param('id'))
    const body = await bodyOf(c)
    if (order === undefined) return sendAnswer(c, refused)
    // It may be asked for again: an answer may have been lost.
    if (v.is(returnedSchema, body))
      return sendAnswer(c, await afterBank(world, order, visits.get(body.details.redirectResult)))
    if (v.is(blikDetailsSchema, body)) return sendAnswer(c, afterBlik(order, body))
    if (order.outcome !== 'pending') return sendAnswer(c, refused)
    return sendAnswer(c, await afterAuthentication(pspOf(c), order, body))
  })

  app.post(`${pspPath}services/PaymentInitiation/v1/status`, async (c) =>
    sendAnswer(c, await blikStatus(world, codes, await bodyOf(c))),
  )

  // The wallet's maker lets the page open its sheet: here any page that may speak to the sandbox.
  app.post(`${pspPath}v1/applePay/sessions`, (c) => c.json({ data: btoa(JSON.stringify({ sandbox: true })) }))

  // The bank of a card is not known here: the form keeps what its field has seen.
  app.post(`${pspPath}v3/bin/binLookup`, async (c) => {
    const body = await bodyOf(c)
    return c.json({ requestId: v.is(binSchema, body) ? body.requestId : null })
  })

  app.route('/', bankRoutes(visits))
  app.route('/', frameRoutes(world))
  app.route('/', threeDSRoutes(authentications))

  // Texts: none, so that the SDK's own English stands. Events of the SDK are taken and forgotten.
  app.get(`${pspPath}sdk/:version/translations/:file`, (c) => c.json({}))
  app.get(`${pspPath}*`, (c) => c.body(picture, 200, { 'content-type': 'image/svg+xml' }))
  app.post(`${pspPath}*`, (c) => c.json({}))
  return app
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26"><rect width="40" height="26" rx="4" fill="#35506b"/></svg>'
