import type { Language } from '@topup/domain'
import { createAirwallexForm, loadAirwallex } from './airwallex/airwallexScript.ts'
import { parseAirwallexSession } from './airwallex/airwallexSession.ts'
import { colorsAt, isDark } from './look/colorsAt.ts'
import type { DropInStart } from './dropInModule.ts'

/** Airwallex's names of our languages; a language that Airwallex has no texts for gets English. */
const locales: Readonly<Partial<Record<Language, string>>> = {
  ar: 'ar',
  de: 'de',
  es: 'es',
  fr: 'fr',
  id: 'id',
  it: 'it',
  ja: 'ja',
  ko: 'ko',
  pl: 'pl',
  pt: 'pt',
  ru: 'ru',
  tr: 'tr',
  vi: 'vi',
  'zh-cn': 'zh',
  'zh-tw': 'zh-HK',
}

/** The brand's colours, in the mode of the day. */
const appearanceAt = (place: HTMLElement) =>
  colorsAt(place, (colorOf) => ({
    mode: isDark(colorOf('--surface-1')) ? 'dark' : 'light',
    variables: {
      colorBackground: colorOf('--surface-1'),
      colorText: colorOf('--text'),
      colorBrand: colorOf('--tint-fill'),
    },
  }))

/**
 * Shows Airwallex's form for a payment intent, with cards alone: other ways have methods of their own in the store. Number, date
 * and code are typed into Airwallex's frame, and nothing is stored there, for no customer is named. Resolves when the form can be
 * used; rejects when the intent cannot be read or the form cannot be set up. Any answer to a payment ends it. Source: decisions 29,
 * 94 and 96, faults M-15.
 */
export async function mountAirwallex(start: DropInStart): Promise<void> {
  const { place, parameters, language, onSent, onEnd, onBroken } = start
  const session = parseAirwallexSession(parameters)
  if (session === null) throw new Error('No session')
  const script = await loadAirwallex(session.environment)
  await script.init({
    env: session.environment,
    locale: locales[language] ?? 'en',
    origin: window.location.origin,
    enabledElements: ['payments'],
  })
  const form = await createAirwallexForm(script, {
    mode: 'payment',
    intent_id: session.intentId,
    client_secret: session.clientSecret,
    currency: session.currency,
    methods: ['card'],
    appearance: appearanceAt(place),
  })
  let isSubmitted = false
  form.on('clickConfirmButton', () => {
    isSubmitted = true
    onSent()
  })
  form.on('success', onEnd)
  form.on('cancel', onEnd)
  form.on('error', () => (isSubmitted ? onEnd() : onBroken()))
  const shown = new Promise<void>((resolve) => form.on('ready', resolve))
  form.mount(place)
  await shown
}
