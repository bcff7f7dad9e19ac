import type { Language } from '@topup/domain'
import * as v from 'valibot'
import type { DropInModule, DropInStart } from './dropInModule.ts'
import { loadHostScript } from './hostScript/loadHostScript.ts'
import { colorsAt, isDark } from './look/colorsAt.ts'

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

/** Airwallex's card form; their part of it comes from their host, and ours is too small for a file of its own. */
export const airwallex: DropInModule = { provider: 'airwallex', mount: mountAirwallex }

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

/** Airwallex's script of payment elements for each environment. It has no version in its address, and no hash is published. */
export const airwallexScripts: Readonly<Record<AirwallexSession['environment'], string>> = {
  prod: 'https://checkout.airwallex.com/assets/elements.bundle.min.js',
  demo: 'https://checkout-demo.airwallex.com/assets/elements.bundle.min.js',
}

/** What we use of an element: a form of Airwallex's in a frame of its own. */
export interface AirwallexElement {
  on(event: string, listener: () => void): void
  mount(place: HTMLElement): unknown
}

/** What we use of Airwallex's script. Both functions answer at once or later, depending on its version. */
export interface AirwallexScript {
  init(options: object): unknown
  createElement(type: 'dropIn', options: object): unknown
}

const isFunction = v.function()
const scriptSchema = v.object({ init: isFunction, createElement: isFunction })
const elementSchema = v.object({ on: isFunction, mount: isFunction })

/** Loads Airwallex's script. Rejects when it does not come, or is not what it was. */
async function loadAirwallex(environment: AirwallexSession['environment']): Promise<AirwallexScript> {
  await loadHostScript({ url: airwallexScripts[environment] })
  const { Airwallex } = window as { readonly Airwallex?: unknown }
  if (!v.is(scriptSchema, Airwallex)) throw new Error('Airwallex’s script has another shape')
  // That its parts are functions is read above; what they take and give only the type can say.
  return Airwallex as unknown as AirwallexScript
}

/** Makes a form. Rejects when it is not what it was. */
async function createAirwallexForm(script: AirwallexScript, options: object): Promise<AirwallexElement> {
  const element: unknown = await script.createElement('dropIn', options)
  if (!v.is(elementSchema, element)) throw new Error('Airwallex’s form has another shape')
  // As of the script: functions are read, their types are said.
  return element as unknown as AirwallexElement
}

const sessionSchema = v.object({
  environment: v.picklist(['demo', 'prod']),
  intentId: v.pipe(v.string(), v.regex(/^int_[\w-]+$/)),
  clientSecret: v.pipe(v.string(), v.nonEmpty()),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
})

/**
 * A payment intent at Airwallex, as the service made it for one order. The names of the parameters are assumed. Source: spec §7,
 * decisions 52 and 96.
 */
type AirwallexSession = v.InferOutput<typeof sessionSchema>

/** Parses the parameters of `drop_in`; null when they are no payment intent. */
export function parseAirwallexSession(parameters: Readonly<Record<string, string>>): AirwallexSession | null {
  const read = v.safeParse(sessionSchema, parameters)
  return read.success ? read.output : null
}
