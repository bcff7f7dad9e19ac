/** Why a script is part of a store, by what it was made from. Every source has to fall under a row. */
const reasons: readonly (readonly [sources: RegExp, reason: string])[] = [
  [/client\/entry\.ts$/, 'starts the store, on old phones after the polyfills'],
  [/node_modules\/.*(?:core-js|polyfill|intl-pluralrules)|client\/polyfills/, 'what old browsers lack'],
  [
    /vite\/src\/worker\/program|node_modules\/.*workbox/,
    'keeps the store for a visit without a network, as a service worker (decision 97)',
  ],
  [/node_modules\/.*@adyen/, 'the payment form of Adyen, in the pay document'],
  [/packages\/flows\/src\/dropIn/, 'pays an order by the form of a payment provider'],
  [/packages\/flows\/src\/features\/login|@topup\/socialLogins/, 'logs players in'],
  [
    /packages\/flows\/src\/features\/purchase|packages\/api-client\/src\/pay|@topup\/checkout/,
    'orders, pays and follows orders',
  ],
  [
    /packages\/flows\/src\/features\/reporting|node_modules\/.*web-vitals/,
    'reports what broke and how fast the store was, without the player (decision 92)',
  ],
  [/packages\/flows\/src\/features\/tracking/, 'tells the publisher what was looked at and bought (spec §7)'],
  [/packages\/flows\/src\/platform\/cardScript/, 'loads the script of the card provider (spec §1)'],
  [/packages\/flows\/src\/pages\/paymentLink/, 'pays what a payment link asks for'],
  [/packages\/flows\/src\/(?:features|pages|popups|frame|app|visit|store|early)/, 'the screens of the store'],
  [/packages\/flows\/src\/(?:platform|i18n|index)/, 'storage, windows, time and texts of the store'],
  [/packages\/(?:api-client|domain)/, 'calls of the publisher, and the rules of the store'],
  [
    /packages\/ui-kit|@fontsource|\.svg$|src\/(?:Mark|Wordmark|brand|theme|main)\b|@topup\/(?:locales|pay|store)$/,
    'what the store looks like, and its facts',
  ],
  [
    /node_modules\/.*(?:culori|react|scheduler|i18next|zustand|valibot|ky|idb|use-sync|cookie|set-cookie|void-elements|html-parse)/,
    'libraries that draw and run the store',
  ],
  [/^\0|vite\/|virtual:|rolldown|@oxc-project|commonjs|tooling\/vite/, 'joins the parts of the build'],
]

/** Why a script with these sources is there. Throws for a source that no row explains. Source: PCI DSS 6.4.3. */
export function reasonsOf(script: string, sources: readonly string[]): readonly string[] {
  const found = sources.map((source) => {
    const row = reasons.find(([pattern]) => pattern.test(source))
    if (row === undefined)
      throw new Error(`Nothing says why ${script} holds ${source}: add a row to scriptReasons.ts`)
    return row[1]
  })
  return reasons.map(([, reason]) => reason).filter((reason) => found.includes(reason))
}
