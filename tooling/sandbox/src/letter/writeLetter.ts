import { codeOf } from '@topup/service-model'
import { isUnknownQuery, letterOf } from './letterForms.ts'
import { type Letter, oddities, type Oddity } from './oddities.ts'

/** Whether these are names of oddities, with commas between them. */
const named = (value: string): readonly Oddity[] =>
  value.split(',').flatMap((name) => {
    const oddity: Oddity | undefined = (oddities as Readonly<Record<string, Oddity>>)[name.trim()]
    return oddity === undefined ? [] : [oddity]
  })

/**
 * The text of an answer as a service writes it that was made from the specification alone, with oddities laid over it in the order of
 * `value`. It knows no query by `session_id`. Source: decision 103.
 */
export function writeLetter(
  envelope: { readonly code: number; readonly msg: string; readonly content: unknown },
  {
    path,
    params,
    value,
  }: { readonly path: string; readonly params: URLSearchParams; readonly value: string },
): string {
  const isUnknown = isUnknownQuery(path, params)
  const plain: Letter = isUnknown
    ? { code: codeOf('parameter'), msg: 'billing_no is empty', content: null }
    : { ...envelope, content: envelope.code === 1 ? letterOf(path, envelope.content) : envelope.content }
  const written = named(value)
    .filter((oddity) => oddity.path === undefined || oddity.path === path)
    .reduce((letter, { bend }) => bend(letter), plain)
  // What JSON does not have, some languages write all the same.
  return JSON.stringify(written).replaceAll('"NaN"', 'NaN')
}
