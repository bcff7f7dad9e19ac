import { defineEndpoint } from './endpoint.ts'
import { payStartSchema } from './payments.ts'
import { payRequestWithChannel, payRequestWithChannelId } from './payRequest.ts'

/** What all starters share: they make an order, so they are sent once. Source: decision 27. */
const starter = {
  method: 'GET',
  host: 'api',
  retry: 'never',
  secret: true,
  content: payStartSchema,
} as const

/** Razer Gold. Source: spec §7 "Payment starters". */
export const razerGoldPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/razer_gold_pay',
  ...starter,
  request: payRequestWithChannel,
})

/** MyCard billing. Source: spec §7 "Payment starters". */
export const payMyCardBilling = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/payMyCardBilling',
  ...starter,
  request: payRequestWithChannelId,
})

/** MyCard point deduction. Source: spec §7 "Payment starters". */
export const payMyCardKouDian = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/payMyCardKouDian',
  ...starter,
  request: payRequestWithChannelId,
})

/** Airwallex, a drop-in. Source: spec §7 "Payment starters". */
export const airwallexPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/airwallex',
  ...starter,
  request: payRequestWithChannelId,
})

/** The platform’s own wallet. Source: spec §7 "Payment starters". */
export const platformPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/platform_pay',
  ...starter,
  request: payRequestWithChannelId,
})

/** Xsolla. Source: spec §7 "Payment starters". */
export const xsollaPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/xsolla_pay',
  ...starter,
  request: payRequestWithChannelId,
})

/** PagSmile. Source: spec §7 "Payment starters". */
export const pagsmilePay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/pagsmile_pay',
  ...starter,
  request: payRequestWithChannel,
})

/** PayPal. Source: spec §7 "Payment starters". */
export const paypalPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/paypal_pay',
  ...starter,
  request: payRequestWithChannelId,
})

/** Codapay. Source: spec §7 "Payment starters". */
export const codapayPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/codapay_pay',
  ...starter,
  request: payRequestWithChannelId,
})

/** Naver Pay. Source: spec §7 "Payment starters". */
export const naverPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/naver_pay',
  ...starter,
  request: payRequestWithChannelId,
})

/** Payermax. Source: spec §7 "Payment starters". */
export const payermaxPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/payermax_pay',
  ...starter,
  request: payRequestWithChannel,
})

/** Alipay, wallet and card dialog. Source: spec §7 "Payment starters". */
export const alipayPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/alipay_pay',
  ...starter,
  request: payRequestWithChannelId,
})

/** Adyen, a drop-in. Source: spec §7 "Payment starters". */
export const adyenPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/adyen_pay',
  ...starter,
  request: payRequestWithChannelId,
})

/** Travellet. Source: spec §7 "Payment starters". */
export const travelletPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/travellet_pay',
  ...starter,
  request: payRequestWithChannelId,
})

/** PingPongX. Source: spec §7 "Payment starters". */
export const pingpongxPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/pingpongx_pay',
  ...starter,
  request: payRequestWithChannel,
})

/** EBANX. Source: spec §7 "Payment starters". */
export const ebanxPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/ebanx_pay',
  ...starter,
  request: payRequestWithChannel,
})

/** Naver Pay, Korean contract. Source: spec §7 "Payment starters". */
export const krNaverPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/kr_pay/naver_pay',
  ...starter,
  request: payRequestWithChannelId,
})

/** Welcome Payments. Source: spec §7 "Payment starters". */
export const krWelcomePay = /* @__PURE__ */ defineEndpoint({
  path: '/api/kr_pay/welcome_pay',
  ...starter,
  request: payRequestWithChannelId,
})

/** KakaoPay. Source: spec §7 "Payment starters". */
export const krKakaoPay = /* @__PURE__ */ defineEndpoint({
  path: '/api/kr_pay/kakao_pay',
  ...starter,
  request: payRequestWithChannelId,
})
