import { codeOf } from '@topup/service-model'
import type { ServiceReason } from '@topup/service-model'
import type { ScenarioFault } from './scenario.ts'

/** Every fitting call is rejected with the code of this reason. */
export const says = (call: string, reason: ServiceReason, times?: number): ScenarioFault => ({
  call,
  kind: 'code',
  value: String(codeOf(reason)),
  ...(times === undefined ? {} : { times }),
})
/** Fitting calls answer with another content. */
export const shows = (call: string, content: unknown): ScenarioFault => ({
  call,
  kind: 'content',
  value: JSON.stringify(content),
})

/** Fitting calls answer with this text, for what JSON of a program cannot say. */
export const answers = (call: string, body: string): ScenarioFault => ({ call, kind: 'body', value: body })

/** Fitting calls answer with their content and this laid over it. */
export const patches = (call: string, content: unknown): ScenarioFault => ({
  call,
  kind: 'patch',
  value: JSON.stringify(content),
})
