import { AdyenCheckout, Dropin, Redirect } from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'
import './adyen.css'
import type { Language } from '@topup/domain'
import { parseAdyenSession } from './adyenParameters.ts'
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

/**
 * Shows Adyen's form for a session. All methods that lead to another page go through `Redirect`; card fields in
 * Adyen's own frames are not included. Rejects when the session cannot be read or set up.
 */
export async function mountAdyen(start: DropInStart): Promise<void> {
  const { place, parameters, language, isLocal, onEnd, onBroken } = start
  const session = parseAdyenSession(parameters, { isLocal })
  if (session === null) throw new Error('No session')
  let isSubmitted = false
  const checkout = await AdyenCheckout({
    environment: session.environment,
    clientKey: session.clientKey,
    countryCode: session.countryCode,
    locale: locales[language] ?? 'en-US',
    session: { id: session.sessionId, sessionData: session.sessionData },
    analytics: { enabled: false },
    risk: { enabled: false },
    ...(session.endpoint === undefined ? {} : { _environmentUrls: environmentUrls(session.endpoint) }),
    beforeSubmit: (data, _component, actions) => {
      isSubmitted = true
      actions.resolve(data)
    },
    onPaymentCompleted: onEnd,
    onPaymentFailed: onEnd,
    onError: ({ name }) => {
      if (name === 'CANCEL') return
      // After the form is submitted only the service knows the outcome.
      if (isSubmitted) onEnd()
      else onBroken()
    },
  })
  await new Promise<void>((resolve) => {
    new Dropin(checkout, {
      paymentMethodComponents: [Redirect],
      openFirstPaymentMethod: false,
      disableFinalAnimation: true,
      onReady: () => resolve(),
    }).mount(place)
  })
}
