import type { Language, Wallet } from '@topup/domain'
import type { BrandStorage } from '../../platform/brandStorage.ts'
import type { Clock } from '../../platform/clock.ts'
import { noteTrouble } from '../../platform/trouble.ts'
import { isFormEnded, markFormEnded } from '../handover.ts'
import type { DropInModule, DropInStart, ReturnDetails } from '../providers/dropInModule.ts'
import type { OpenPayDocument, Received } from './receiveHandover.ts'

/** What a pay document runs with. */
interface PayRun extends Omit<OpenPayDocument, 'payUrl' | 'store'> {
  /** Makes the element for the form, where one is to be shown; null where there is no room for it. */
  readonly makePlace: () => HTMLElement | null
  readonly onState: (state: PayState) => void
}

/**
 * Runs a pay document, reporting each state from the first on: the form while there is one, which is loaded again when
 * the browser has kept it; at its end the store is told. Returns a function that stops. Source: decisions 20 and 29.
 */
export function runPayDocument({ received, module, makePlace, onState, ...run }: PayRun): () => void {
  const { tab, browser } = run
  let stopFresh: (() => void) | null = null
  const enter = (state: PayState) => {
    if (isFormThere(state)) stopFresh ??= keepFormFresh(browser)
    else stopFresh?.()
    onState(state)
    if (state === 'over' && received !== null) endForm(tab, received)
  }
  const first = firstPayState(tab, { received, module })
  enter(first)
  const place = isFormThere(first) ? makePlace() : null
  const stopForm =
    place === null || received === null || module === undefined
      ? null
      : showForm({ ...run, received, module, place, onState: enter })
  return () => {
    stopForm?.()
    stopFresh?.()
  }
}

/** Whether the provider's form is on the screen, or will be. */
const isFormThere = (state: PayState): boolean => state === 'loading' || state === 'open'

/**
 * The first state of a pay document; a form that has ended in this tab stays ended after a reload. Source:
 * faults M-15, B-08.
 */
export function firstPayState(
  tab: BrandStorage,
  { received, module }: { readonly received: Received | null; readonly module: DropInModule | undefined },
): PayState {
  if (received === null && !tab.persists) return 'blocked'
  if (received === null || module === undefined) return 'empty'
  return isFormEnded(tab, received.handover.billingNo) ? 'over' : 'loading'
}

/** What a form needs to run, besides its handover. */
interface FormPlace extends Pick<
  DropInRun,
  'module' | 'place' | 'isLocal' | 'wallets' | 'returned' | 'clock' | 'onState'
> {
  readonly received: Received
  readonly tab: BrandStorage
  /** The storage of this device, which all windows of an order share. */
  readonly device: BrandStorage
  readonly browser: Pick<Window, 'location'>
}

/**
 * Runs the form for a handover and reports each new state, except a first break, which reloads the document instead. A
 * form that breaks after it has sent a payment is over at once, and one that breaks while an earlier payment may have
 * been taken is over when it breaks again: a provider offers no form for what it has taken. So is a payment that came
 * back from a bank and cannot be finished: it may be paid, so nothing else is offered before the service has been asked.
 * Returns a function that stops the reports. Source: decisions 20, 29, 94 and 95, faults M-15.
 */
function showForm({ received, tab, device, browser, onState, ...run }: FormPlace): () => void {
  const { parameters, language, billingNo } = received.handover
  let [isGone, hasSent] = [false, false]
  void runDropIn({
    ...run,
    parameters,
    language,
    onSent: (how) => {
      hasSent = true
      if (how !== 'returned') markSent({ tab, device }, billingNo)
      // The form waits for its provider; one that is opened again must not offer another payment meanwhile.
      if (how === 'elsewhere') markFormEnded(tab, billingNo)
    },
    onRefused: () => {
      hasSent = false
      markRefused({ tab, device }, billingNo)
    },
    onState: (next) => {
      if (isGone) return
      if (next !== 'broken') return onState(next)
      if (hasSent) return onState('over')
      if (retryOnce({ tab, browser }, billingNo)) return
      onState(run.returned !== null || isSent({ tab, device }, billingNo) ? 'over' : next)
    },
  })
  return () => {
    isGone = true
  }
}

/**
 * Remembers in this tab that the form has ended, and makes the store query the order. Source: decision 29,
 * faults M-15.
 */
function endForm(tab: BrandStorage, { handover, sayDone }: Received): void {
  markFormEnded(tab, handover.billingNo)
  sayDone()
}

/**
 * Reloads a form that the browser kept while the player was on the provider's page: it would still show that it
 * is leaving. Source: faults B-12.
 */
function keepFormFresh(browser: Window): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) browser.location.reload()
  }
  browser.addEventListener('pageshow', onPageShow)
  return () => browser.removeEventListener('pageshow', onPageShow)
}

/**
 * The state of a pay document. `empty`: it received nothing to pay; `blocked`: nor could it, because the browser
 * refuses to keep anything for this tab; `loading`: the provider's form is being
 * loaded; `open`: the form can be used; `broken`: it cannot be loaded; `over`: the provider's part is over, and
 * the store shows the outcome.
 */
export type PayState = 'empty' | 'blocked' | 'loading' | 'open' | 'broken' | 'over'

/** What happens to a pay document. */
export type PayEvent = 'formShown' | 'formBroke' | 'formEnded'

/**
 * Returns the next state. `over` is final: whatever a provider's code says afterwards, or instead, changes
 * nothing. Source: faults M-15.
 */
export function reducePay(state: PayState, event: PayEvent): PayState {
  if (state !== 'loading' && state !== 'open') return state
  switch (event) {
    case 'formShown':
      return 'open'
    case 'formBroke':
      return 'broken'
    case 'formEnded':
      return 'over'
  }
}

/** One run of a provider's form in a pay document. */
interface DropInRun {
  readonly module: DropInModule
  readonly place: HTMLElement
  readonly parameters: Readonly<Record<string, string>>
  readonly language: Language
  readonly isLocal: boolean
  readonly wallets: readonly Wallet[]
  readonly returned: ReturnDetails | null
  readonly clock: Pick<Clock, 'wait'>
  readonly onSent: DropInStart['onSent']
  readonly onRefused: () => void
  readonly onState: (state: PayState) => void
}

/** How long a form may take to appear. */
const timeoutMs = 20_000

/**
 * Shows a provider's form and reports each new state; a form that never appears counts as broken. Source:
 * faults M-15.
 */
async function runDropIn(run: DropInRun): Promise<void> {
  const { module, clock, onState, ...start } = run
  let state: PayState = 'loading'
  const happen = (event: PayEvent) => {
    const next = reducePay(state, event)
    if (next === state) return
    state = next
    onState(next)
  }
  const timeout = new AbortController()
  const shown = Promise.resolve()
    .then(() =>
      module.mount({
        ...start,
        onEnd: () => happen('formEnded'),
        onBroken: () => happen('formBroke'),
      }),
    )
    .then(
      () => 'formShown' as const,
      (reason: unknown) => {
        noteTrouble('screen', reason)
        return 'formBroke' as const
      },
    )
  const silence = clock.wait(timeoutMs, timeout.signal).then(
    () => 'formBroke' as const,
    () => 'formBroke' as const,
  )
  happen(await Promise.race([shown, silence]))
  timeout.abort()
}

/**
 * Reloads the pay document when its form could not be loaded, once for each order. After a reload, a file that
 * was renamed by a new release, or that the browser remembers as missing, is available. Returns whether it
 * reloads. Source: faults B-09.
 */
function retryOnce(
  { tab, browser }: { readonly tab: BrandStorage; readonly browser: Pick<Window, 'location'> },
  billingNo: string,
): boolean {
  const key = `dropInRetried.${billingNo}`
  // Without storage the handover would be lost by the reload, and attempts could not be counted.
  if (!tab.persists || tab.read(key, Boolean) === true) return false
  tab.write(key, true)
  browser.location.reload()
  return true
}

/**
 * Goes back to the store: a window that the store opened for the payment closes, any other tab navigates to the
 * store, at its own address where that is another origin. A tab that was the store itself is never closed, even if a script may do so. Source: decision 20.
 */
export function leave(
  browser: Pick<Window, 'close' | 'closed' | 'location'>,
  { isOwnWindow, store = '/' }: { readonly isOwnWindow: boolean; readonly store?: string },
): void {
  if (isOwnWindow) browser.close()
  if (!browser.closed) browser.location.replace(store)
}

const prefix = 'dropInSent.'
const keyOf = (billingNo: string) => prefix + billingNo

/** A provider's session ends long before. */
const expiryDays = 1

/**
 * Where payments that have left a form are kept, both at the pay document's origin: in the tab, and for the device,
 * because the next window of an order has to know of them too, also where the one before was reloaded, closed at the
 * bank, or cut off from its store. One of them may be wiped or full.
 */
export interface SentKeepers {
  readonly tab: BrandStorage
  readonly device: BrandStorage
}

/** Whether a payment of an order has left a form here and was not refused: it may have been taken. Source: faults M-15. */
export const isSent = ({ tab, device }: SentKeepers, billingNo: string): boolean =>
  sentCount(tab, billingNo) > 0 || sentCount(device, billingNo) > 0

/** Remembers that a payment of an order has left a form; forgets those of yesterday. */
export function markSent({ tab, device }: SentKeepers, billingNo: string): void {
  // Reading removes what has expired.
  for (const key of device.keys(prefix)) device.read(key, toCount)
  for (const keeper of [tab, device])
    keeper.write(keyOf(billingNo), sentCount(keeper, billingNo) + 1, expiryDays)
}

/** One of the payments that left a form has been refused. */
export function markRefused({ tab, device }: SentKeepers, billingNo: string): void {
  for (const keeper of [tab, device])
    keeper.write(keyOf(billingNo), Math.max(0, sentCount(keeper, billingNo) - 1), expiryDays)
}

const sentCount = (keeper: BrandStorage, billingNo: string): number =>
  keeper.read(keyOf(billingNo), toCount) ?? 0

const toCount = (value: unknown) => (typeof value === 'number' ? value : null)
