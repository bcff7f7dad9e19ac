import { AdyenCheckout, type Core, type CoreConfiguration, Dropin, Redirect } from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'
import { type Language, isLocalHost, ownValue } from '@topup/domain'
import * as v from 'valibot'
import { noted } from '../../store/loadCode.ts'
import './adyen.css'
import { fieldStylesAt } from './adyen/fieldStyles.ts'
import { isConfirmedElsewhere, localWays } from './adyen/localWays.ts'
import { isGooglePay, walletParts } from './adyen/walletParts.ts'
import type { DropInStart } from './dropInModule.ts'

/** Adyen's names of our languages; a language that Adyen has no texts for gets English. */
const locales: Readonly<Partial<Record<Language, string>>> = {
  ar: 'ar',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  ja: 'ja-JP',
  ko: 'ko-KR',
  pl: 'pl-PL',
  pt: 'pt-BR',
  ru: 'ru-RU',
  'zh-cn': 'zh-CN',
  'zh-tw': 'zh-TW',
}

const environmentUrls = (endpoint: string) => ({
  api: endpoint,
  analytics: endpoint,
  cdn: { images: endpoint, translations: endpoint },
})

/** Adyen's name of a card in a session's list of ways. */
const cardType = 'scheme'

/** What a form at Adyen is made of, beside its session. */
interface FormInputs extends Pick<DropInStart, 'place' | 'wallets' | 'language'> {
  readonly show: () => void
  /** Called when no way of the session can be used here. */
  readonly onEmpty: () => void
  /** Called with an error of a wallet's own sheet. */
  readonly onSheetError: (error: unknown) => void
}

/** What happens in a form at Adyen. */
interface Events {
  /** Whether the payment may be sent, by Adyen's name of its way. */
  readonly onSubmit: (type: unknown) => boolean
  readonly onRefused: () => void
  readonly onEnd: () => void
  readonly onError: (error: unknown) => void
}

const configurationOf = (
  session: AdyenSession,
  {
    language,
    returned,
    onSubmit,
    onRefused,
    onEnd,
    onError,
  }: Events & Pick<DropInStart, 'language' | 'returned'>,
): CoreConfiguration => ({
  environment: session.environment,
  clientKey: session.clientKey,
  countryCode: session.countryCode,
  locale: locales[language] ?? 'en-US',
  // Adyen's code has kept the newest data of a session that went to a bank, and finds them by its id.
  session:
    returned === null
      ? { id: session.sessionId, sessionData: session.sessionData }
      : { id: session.sessionId },
  analytics: { enabled: false },
  risk: { enabled: false },
  ...(session.endpoint === undefined ? {} : { _environmentUrls: environmentUrls(session.endpoint) }),
  beforeSubmit: (data, _component, actions) => {
    const type = ownValue(data.paymentMethod, 'type')
    if (onSubmit(type)) actions.resolve(data)
    // Google's sheet stays open on a refusal, and would wait for an answer to the next card.
    else if (isGooglePay(type)) actions.reject()
  },
  onPaymentCompleted: onEnd,
  onPaymentFailed: (result) => {
    if (isRefused(result)) onRefused()
    onEnd()
  },
  onError,
})

/**
 * Shows Adyen's form for a session: a card in Adyen's own hosted fields where the session has cards, local ways with few
 * fields in ours, every other way on its own page. After a bank's page it finishes that payment in place of a form.
 * Nothing is stored at Adyen. Resolves when the fields of a card can be used, or the player does something else; rejects
 * when the session cannot be read or set up.
 */
export async function mountAdyen(start: DropInStart): Promise<void> {
  const { place, parameters, language, isLocal, wallets, returned, onSent, onRefused, onEnd, onBroken } =
    start
  const session = parseAdyenSession(parameters, { isLocal })
  if (session === null) throw new Error('No session')
  const submission = createSubmission()
  const breakForm = () => {
    submission.close()
    onBroken()
  }
  let show = () => {}
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  const checkout = await AdyenCheckout(
    configurationOf(session, {
      language,
      returned,
      onSubmit: (type) => {
        if (!submission.begin()) return false
        onSent(isConfirmedElsewhere(type) ? 'elsewhere' : undefined)
        show()
        return true
      },
      onRefused,
      onEnd,
      onError: (error) => {
        const next = readAdyenError(error, { isSubmitted: submission.wasBegun() })
        if (next === 'ends') onEnd()
        if (next === 'broke') breakForm()
      },
    }),
  )
  if (returned !== null) {
    submission.begin()
    onSent('returned')
    checkout.submitDetails({ details: { ...returned } })
    // No form comes: the end of the payment ends the wait, or the time limit does.
    return shown
  }
  // Whether the session offers it or not: no card is stored. Source: decision 94.
  if (checkout.session !== undefined)
    checkout.session.configuration = { ...checkout.session.configuration, enableStoreDetails: false }
  if (session.bankAddress !== undefined)
    checkout.options._environmentUrls = environmentUrls(session.bankAddress)
  const onSheetError = (error: unknown) => {
    if (readAdyenError(error, { isSubmitted: submission.wasBegun(), from: 'sheet' }) === 'ends') onEnd()
  }
  await openForm(checkout, { place, wallets, language, show, onEmpty: breakForm, onSheetError })
  await shown
}

/** For how long a list that is there waits for the fields of its card, ms; every other way can be used without them. */
const cardTimeoutMs = 3000

/**
 * Hides the form until it is shown (`adyen.css`): Adyen's code opens the card a frame after the list is there, whatever the
 * player has chosen by then, and the card's fields move what is below them. Returns a function that ends this.
 */
function hideUntilShown(place: HTMLElement): () => void {
  const waiting = 'data-waiting'
  place.setAttribute(waiting, '')
  return () => place.removeAttribute(waiting)
}

/** Puts the form of a session into the page; `show` is called when it can be used. */
async function openForm(
  checkout: Core,
  { place, wallets, language, show, onEmpty, onSheetError }: FormInputs,
): Promise<void> {
  const ways = checkout.paymentMethodsResponse.paymentMethods
  const offers = (wanted: string) => ways.some(({ type }) => type === wanted)
  const hasCards = offers(cardType)
  const cards = hasCards ? [(await noted(() => import('./adyen/cardForm.ts'))).Card] : []
  const inWallets = await walletParts({ ways, wallets, language, place, onSheetError, browser: window })
  const local = await localWays(offers)
  const reveal = hideUntilShown(place)
  new Dropin(checkout, {
    paymentMethodComponents: [Redirect, ...local, ...cards, ...inWallets.components],
    paymentMethodsConfiguration: {
      card: {
        _disableClickToPay: true,
        styles: fieldStylesAt(place),
        onConfigSuccess: show,
      },
      ...inWallets.configuration,
    },
    showStoredPaymentMethods: false,
    ...(hasCards ? { openPaymentMethod: { type: cardType } } : {}),
    openFirstPaymentMethod: false,
    disableFinalAnimation: true,
    onSelect: ({ type }) => {
      if (type !== cardType) show()
    },
    onReady: () => {
      // A wallet that the browser turns out not to have may have been the only way.
      if (place.querySelector('.adyen-checkout__payment-method') === null) onEmpty()
      else if (!hasCards) show()
      setTimeout(reveal, cardTimeoutMs)
    },
  }).mount(place)
}

const sandboxAddress = /^http:\/\/([a-z\d.]+)(?::\d+)?\/[\w/-]*$/

const sessionSchema = v.object({
  environment: v.picklist(['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea']),
  clientKey: v.pipe(v.string(), v.regex(/^(?:test|live)_\w+$/)),
  sessionId: v.pipe(v.string(), v.nonEmpty()),
  sessionData: v.pipe(v.string(), v.nonEmpty()),
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** The address of a sandbox that replaces the provider. */
  endpoint: v.optional(
    v.pipe(
      v.string(),
      v.check((address) => isLocalHost(sandboxAddress.exec(address)?.[1] ?? '')),
    ),
  ),
  /** Under which address Adyen's code takes a bank without a certificate, such as that of a sandbox. */
  bankAddress: v.optional(v.pipe(v.string(), v.regex(/^http:\/\/localhost:\d+$/))),
})

/** A session at Adyen, as the service made it for one order. Its return address is the service's own. Source: spec §7. */
type AdyenSession = v.InferOutput<typeof sessionSchema>

/**
 * Parses the parameters of `drop_in`; null when they are not a session, or name another service where that is
 * not allowed.
 */
export function parseAdyenSession(
  parameters: Readonly<Record<string, string>>,
  { isLocal }: { readonly isLocal: boolean },
): AdyenSession | null {
  const read = v.safeParse(sessionSchema, parameters)
  if (!read.success) return null
  const { environment, clientKey, endpoint, bankAddress } = read.output
  const isOfItsKind = clientKey.startsWith(environment === 'test' ? 'test_' : 'live_')
  const isReal = endpoint === undefined && bankAddress === undefined
  return isOfItsKind && (isReal || isLocal) ? read.output : null
}

/** How a form at Adyen goes on after its code has reported an error. */
export type AdyenError = 'goesOn' | 'ends' | 'broke'

/**
 * Reads an error that Adyen's code reports. One of its own errors breaks a form that has sent nothing yet; after that
 * only the service knows the outcome, so it ends: a wallet may also say that it was cancelled when its time was over. A
 * wallet that is closed before leaves the form as it is, and so does what is no error of its own: a card whose issuer
 * could not be looked up is paid all the same. An error in the sheet of a wallet's maker (`sheet`) leaves every other way as
 * it was. Source: decisions 29 and 95, faults M-15.
 */
export function readAdyenError(
  error: unknown,
  { isSubmitted, from = 'form' }: { readonly isSubmitted: boolean; readonly from?: 'form' | 'sheet' },
): AdyenError {
  if (!(error instanceof Error)) return 'goesOn'
  if (isSubmitted) return 'ends'
  return from === 'sheet' || error.name === 'CANCEL' ? 'goesOn' : 'broke'
}

/** Results of a payment for which nothing was taken. */
const refusals: readonly unknown[] = ['Refused', 'Cancelled']

/** Whether a result says that nothing was taken; what says nothing of it, such as a lost answer, does not. */
export const isRefused = (result: unknown): boolean => refusals.includes(ownValue(result, 'resultCode'))

/** The payment that one form sends. */
export interface Submission {
  /** Whether a payment may be sent now; false once one was. */
  begin(): boolean
  /** Whether anything was sent. */
  wasBegun(): boolean
  /** From now on nothing may be sent. */
  close(): void
}

/**
 * Lets a form send one payment. The button of Adyen's form is disabled while a payment is under way, but the Enter key in a hosted field goes
 * past the button and would send a second payment. A wallet's sheet outlives a form that is broken and taken out of the page, where the
 * player is offered another way. Source: faults M-02, decisions 94 and 95.
 */
export function createSubmission(): Submission {
  let state: 'open' | 'sent' | 'closed' = 'open'
  return {
    begin: () => {
      if (state !== 'open') return false
      state = 'sent'
      return true
    },
    wasBegun: () => state === 'sent',
    close: () => {
      if (state === 'open') state = 'closed'
    },
  }
}
