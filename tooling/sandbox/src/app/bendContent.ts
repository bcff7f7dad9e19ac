import type { Fault } from '../faults/fault.ts'
import type { Answered } from './answerCall.ts'

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lays `patch` over a value: into objects, over every entry of a list, under `*` over every field. */
function laid(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  if (Array.isArray(value)) return value.map((entry) => laid(entry, patch))
  const base = isObject(value) ? value : {}
  const { '*': every, ...named } = patch
  const all = every === undefined ? {} : Object.fromEntries(Object.keys(base).map((name) => [name, every]))
  const fields = Object.entries({ ...all, ...named }).map(([name, over]) => [name, laid(base[name], over)])
  return { ...base, ...Object.fromEntries(fields) }
}

/** Lays a fault's JSON over the content of a good answer, or puts it in its place; other answers stay. */
export function bendContent(answered: Answered, fault: Fault | null): Answered {
  if (answered.kind !== 'answered' || answered.envelope.code !== 1) return answered
  if (fault?.kind !== 'patch' && fault?.kind !== 'content') return answered
  const value = readJson(fault.value)
  const { content } = answered.envelope
  const bent = fault.kind === 'patch' ? laid(content, value) : value
  return { kind: 'answered', envelope: { ...answered.envelope, content: bent } }
}
