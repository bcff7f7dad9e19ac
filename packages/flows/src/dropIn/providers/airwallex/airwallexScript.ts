import * as v from 'valibot'
import { loadHostScript } from '../hostScript/loadHostScript.ts'
import type { AirwallexSession } from './airwallexSession.ts'

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
export async function loadAirwallex(environment: AirwallexSession['environment']): Promise<AirwallexScript> {
  await loadHostScript({ url: airwallexScripts[environment] })
  const { Airwallex } = window as { readonly Airwallex?: unknown }
  if (!v.is(scriptSchema, Airwallex)) throw new Error('Airwallex’s script has another shape')
  return Airwallex as unknown as AirwallexScript
}

/** Makes a form. Rejects when it is not what it was. */
export async function createAirwallexForm(
  script: AirwallexScript,
  options: object,
): Promise<AirwallexElement> {
  const element: unknown = await script.createElement('dropIn', options)
  if (!v.is(elementSchema, element)) throw new Error('Airwallex’s form has another shape')
  return element as unknown as AirwallexElement
}
