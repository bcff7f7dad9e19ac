import type { DropInFacts, DropInHosts } from './dropInFacts.ts'
import type { LinkProvider } from './paymentProvider.ts'

/** Adyen, a drop-in. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const adyen = {
  kind: 'link',
  key: 'adyen',
  path: '/api/pay/adyen_pay',
  channelIds: [12101],
  channelParameter: 'channel_id',
  dropIn: 'adyen',
} as const satisfies LinkProvider

const regions = ['', '-us', '-au', '-apse', '-in', '-nea']

/** The origins of one of Adyen's services: for tests, and for each region. */
const originsOf = (service: string, domain = 'adyen.com') => [
  `https://${service}-test.${domain}`,
  ...regions.map((region) => `https://${service}-live${region}.${domain}`),
]

/**
 * What Google's script needs. Chrome asks for the manifest of the wallet at `google.com/pay`, which leads to `www.google.com/pay` and
 * from there to `pay.google.com`; other browsers open a window of that host. The button is drawn by a style sheet that the
 * script writes into the page. Source: decision 95.
 */
function googleHosts(): DropInHosts {
  const pay = 'https://pay.google.com'
  return {
    scripts: [pay],
    connect: [pay, 'https://google.com/pay', 'https://www.google.com/pay'],
    images: ['https://www.gstatic.com'],
    frames: [pay],
    inlineStyles: true,
  }
}

/** Adyen's drop-in. */
export const adyenDropIn: DropInFacts = {
  mark: 'checkoutshopper',
  hosts: () => ({
    scripts: [],
    connect: [
      ...originsOf('checkoutshopper'),
      ...originsOf('checkoutanalytics'),
      ...originsOf('checkoutshopper', 'cdn.adyen.com'),
    ],
    // As one wildcard: hosts limit the length of a header.
    images: ['https://*.cdn.adyen.com'],
    // The hosted fields are Adyen's; the bank that asks for 3-D Secure 2 has a frame too, and no list holds all banks.
    frames: [...originsOf('checkoutshopper'), 'https:'],
  }),
  wallets: { googlePay: { mark: 'pay.google.com/gp/p/js/pay.js', hosts: googleHosts } },
}
