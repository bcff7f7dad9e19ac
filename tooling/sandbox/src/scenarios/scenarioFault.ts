import { envelopeCodes } from '../wire/rejection.ts'
import type { ScenarioFault } from './scenario.ts'

/** Every fitting call says one envelope code. */
export const says = (call: string, reason: keyof typeof envelopeCodes, times?: number): ScenarioFault => ({
  call,
  kind: 'code',
  value: String(envelopeCodes[reason]),
  ...(times === undefined ? {} : { times }),
})
/** Fitting calls answer with another content. */
export const shows = (call: string, content: unknown): ScenarioFault => ({
  call,
  kind: 'content',
  value: JSON.stringify(content),
})

/** Fitting calls answer with their content and this laid over it. */
export const patches = (call: string, content: unknown): ScenarioFault => ({
  call,
  kind: 'patch',
  value: JSON.stringify(content),
})
