import { assertNever } from '../base/assertNever.ts'
import {
  type MethodRegion,
  type PaymentMethod,
  type PickedMethod,
  defaultMethod,
  optionNamed,
} from './paymentMethod.ts'

/**
 * How far a player is in choosing the payment method. `nothing`: no region has a usable method;
 * `choosingSubMethod`: the second popup is open, over the choice `before` it; only `method` may be paid with.
 */
export type PaymentChoice =
  | { readonly kind: 'nothing'; readonly region: null }
  | { readonly kind: 'region'; readonly region: string }
  | {
      readonly kind: 'choosingSubMethod'
      readonly region: string
      readonly method: PaymentMethod
      readonly before: PickedMethod | null
    }
  | { readonly kind: 'method'; readonly region: string; readonly picked: PickedMethod }

/** The regions a player may choose from and the choice so far, which is always within these regions. */
export interface PaymentSelection {
  readonly regions: readonly MethodRegion[]
  readonly choice: PaymentChoice
}

/**
 * The events that change the choice. `regions` are the visible ones, `stored…` come from the order selection, `key` is an `optionKey`.
 */
export type PaymentSelectionEvent =
  | {
      readonly kind: 'regionsLoaded'
      readonly regions: readonly MethodRegion[]
      readonly storedRegion: string | null
      readonly storedRechargeKey: string | null
    }
  | { readonly kind: 'regionChosen'; readonly region: string }
  | { readonly kind: 'methodChosen'; readonly key: string }
  | { readonly kind: 'subMethodChosen'; readonly key: string }
  | { readonly kind: 'subMethodsClosed' }

/** Before any methods are known. Source: spec §4 "Recharge flow". */
export const noPaymentSelection: PaymentSelection = { regions: [], choice: { kind: 'nothing', region: null } }

/**
 * Computes the next choice. Pure; an event that names something not listed leaves the state unchanged. The
 * default region is the stored one, else the first; a method key stored with another region is ignored;
 * changing the region clears the method; leaving the second popup restores what was chosen before it.
 * Source: spec §4 "Recharge flow", faults M-22.
 */
export function reducePaymentSelection(
  state: PaymentSelection,
  event: PaymentSelectionEvent,
): PaymentSelection {
  switch (event.kind) {
    case 'regionsLoaded':
      return { regions: event.regions, choice: defaultChoice(event) }
    case 'regionChosen':
      return chooseRegion(state, event.region)
    case 'methodChosen':
      return chooseMethod(state, event.key)
    case 'subMethodChosen':
      return chooseSubMethod(state, event.key)
    case 'subMethodsClosed':
      if (state.choice.kind !== 'choosingSubMethod') return state
      return { ...state, choice: choiceOf(state.choice.region, state.choice.before) }
    default:
      return assertNever(event)
  }
}

function defaultChoice({
  regions,
  storedRegion,
  storedRechargeKey,
}: PaymentSelectionEvent & { readonly kind: 'regionsLoaded' }): PaymentChoice {
  const stored = regions.find(({ region }) => region === storedRegion)
  const shown = stored ?? regions[0]
  if (shown === undefined) return { kind: 'nothing', region: null }
  const picked = stored === undefined ? null : defaultMethod(stored.methods, storedRechargeKey)
  return choiceOf(shown.region, picked)
}

const choiceOf = (region: string, picked: PickedMethod | null): PaymentChoice =>
  picked === null ? { kind: 'region', region } : { kind: 'method', region, picked }

/** The method that is chosen, or was before the second popup opened. */
function pickedIn(choice: PaymentChoice): PickedMethod | null {
  if (choice.kind === 'method') return choice.picked
  return choice.kind === 'choosingSubMethod' ? choice.before : null
}

function chooseRegion(state: PaymentSelection, region: string): PaymentSelection {
  if (state.choice.region === region) return state
  if (!state.regions.some((listed) => listed.region === region)) return state
  return { ...state, choice: { kind: 'region', region } }
}

function chooseMethod(state: PaymentSelection, key: string): PaymentSelection {
  const listed = state.regions.find(({ region }) => region === state.choice.region)
  if (listed === undefined) return state
  const method = optionNamed(listed.methods, key)
  if (method === undefined) return state
  const { region } = listed
  if (method.subMethods.length > 0) {
    const before = pickedIn(state.choice)
    return { ...state, choice: { kind: 'choosingSubMethod', region, method, before } }
  }
  return { ...state, choice: { kind: 'method', region, picked: { method, subMethod: null } } }
}

function chooseSubMethod(state: PaymentSelection, key: string): PaymentSelection {
  const { choice } = state
  if (choice.kind !== 'choosingSubMethod') return state
  const { method, region } = choice
  const subMethod = optionNamed(method.subMethods, key)
  if (subMethod === undefined) return state
  return { ...state, choice: { kind: 'method', region, picked: { method, subMethod } } }
}
