/** Where a fault was noticed: on the screen or in an answer, in the browser's console, or as a call that failed. */
export type FaultKind = 'seen' | 'console' | 'call'

/** One thing that is wrong, as a sentence without secrets. */
export interface Fault {
  readonly kind: FaultKind
  readonly text: string
}

/** A screen that was drawn at one size. */
export interface Picture {
  readonly device: Device
  /** Name of the file in the store's folder of the report. */
  readonly file: string
}

/** The screens that a store is looked at on. */
export type Device = 'phone' | 'small phone' | 'desktop'

/** One thing that the walk did. */
export interface Step {
  readonly group: string
  readonly name: string
  readonly verdict: 'ok' | 'fault' | 'skipped'
  readonly faults: readonly Fault[]
  /** What was found, or why nothing was done. */
  readonly note: string
  readonly ms: number
  readonly pictures: readonly Picture[]
}

/** What came of one store. */
export interface StoreReport {
  readonly origin: string
  /** Key of the brand; null where none could be told. */
  readonly brand: string | null
  readonly environment: string
  /** The version that the store names, or an empty text. */
  readonly version: string
  readonly startedAt: string
  readonly ms: number
  readonly steps: readonly Step[]
}

/** How many steps of each verdict there are, and how many faults. */
export function countSteps(steps: readonly Step[]) {
  const of = (verdict: Step['verdict']) => steps.filter((step) => step.verdict === verdict).length
  const faults = steps.reduce((sum, step) => sum + step.faults.length, 0)
  return { ok: of('ok'), fault: of('fault'), skipped: of('skipped'), faults }
}

/** Whether a store has no fault. */
export const isSound = ({ steps }: StoreReport): boolean => steps.every(({ verdict }) => verdict !== 'fault')
