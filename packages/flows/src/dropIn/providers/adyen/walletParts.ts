import type { Redirect } from '@adyen/adyen-web'
import { ownValue } from '@topup/domain'
import type { Language, Wallet } from '@topup/domain'
import { noted } from '../../../store/loadCode.ts'
import { colorsAt, isDark } from '../look/colorsAt.ts'

type Component = typeof Redirect

/** What Adyen's form needs for the wallets of one session. */
export interface WalletParts {
  readonly components: readonly Component[]
  /** By Adyen's name of the way. */
  readonly configuration: Readonly<Record<string, object>>
}

/** What decides which wallets a form has, and how their buttons look. */
export interface WalletInputs {
  /** The ways of the session. */
  readonly ways: readonly unknown[]
  /** The wallets that the store may offer. */
  readonly wallets: readonly Wallet[]
  readonly language: Language
  readonly place: HTMLElement
  /** Called with an error of Google's own sheet. */
  readonly onSheetError: (error: unknown) => void
  readonly browser: Window
}

const none: WalletParts = { components: [], configuration: {} }

/** Adyen's two names of Google Pay. */
const googleTypes: readonly unknown[] = ['googlepay', 'paywithgoogle']

/** Whether a way is Google Pay; its sheet waits for the answer to each payment. */
export const isGooglePay = (type: unknown): boolean => googleTypes.includes(type)

/**
 * Adyen's parts for the wallets that the store, the session and the browser have. One whose code cannot be loaded, or that the
 * session says too little of, is left out: every other way can be used without it. Source: decision 95.
 */
export async function walletParts(inputs: WalletInputs): Promise<WalletParts> {
  const parts = await Promise.all([applePayParts(inputs), googlePayParts(inputs)])
  return {
    components: parts.flatMap(({ components }) => components),
    configuration: Object.assign(
      {},
      ...parts.map(({ configuration }) => configuration),
    ) as object as Readonly<Record<string, object>>,
  }
}

async function applePayParts({ ways, wallets, place, browser }: WalletInputs): Promise<WalletParts> {
  const isWanted = wallets.includes('applePay') && ways.some((way) => ownValue(way, 'type') === 'applepay')
  if (!isWanted || !('ApplePaySession' in browser)) return none
  const code = await noted(() => import('./applePay.ts')).catch(() => null)
  if (code === null || !code.hasApplePay(browser)) return none
  code.prepareApplePay(document, window)
  return {
    components: [code.ApplePay as unknown as Component],
    configuration: { applepay: { buttonColor: buttonColorAt(place) } },
  }
}

async function googlePayParts(inputs: WalletInputs): Promise<WalletParts> {
  const { ways, wallets, language, place, onSheetError, browser } = inputs
  const offered = ways.filter((way) => isGooglePay(ownValue(way, 'type')))
  const isOffered = offered.length > 0 && offered.every(namesMerchants)
  // Google's code works on secure pages alone.
  if (!wallets.includes('googlePay') || !isOffered || !browser.isSecureContext) return none
  const code = await noted(() => import('./googlePay.ts')).catch(() => null)
  const components = code === null ? null : allowed(code.googlePay)
  if (components === null) return none
  const look = {
    buttonColor: buttonColorAt(place),
    buttonType: 'plain',
    buttonLocale: language.slice(0, 2),
    onError: onSheetError,
  }
  return {
    components: components as unknown as readonly Component[],
    configuration: { googlepay: look, paywithgoogle: look },
  }
}

/** Null where the policy of the page does not let the document take scripts of that host. */
function allowed<Parts>(make: () => Parts): Parts | null {
  try {
    return make()
  } catch {
    return null
  }
}

/** Whether a way names Google's merchant and Adyen's; without them Adyen's code would break the whole form. */
function namesMerchants(way: unknown): boolean {
  const configuration = ownValue(way, 'configuration')
  const isText = (name: string) => {
    const value = ownValue(configuration, name)
    return typeof value === 'string' && value !== ''
  }
  return isText('merchantId') && isText('gatewayMerchantId')
}

/** The buttons of wallets are black or white, whichever can be seen on the brand's ground. */
const buttonColorAt = (place: HTMLElement) =>
  colorsAt(place, (colorOf) => (isDark(colorOf('--surface-1')) ? 'white' : 'black'))
