import { askFollowing, contentOf, type RawAnswer } from '@topup/vite/verify'
import type { RunStep } from '../visit/recorder.ts'
import type { Target } from '../target/target.ts'
import { readDocument, type StoreDocument } from './document.ts'

/** A store that answered: its document, and how it came. */
export interface Reached {
  readonly document: StoreDocument
  readonly answer: RawAnswer
}

/** Asks for the document without a browser, and says whether it is the expected brand's. Null where the walk ends there. */
export async function reach(
  step: RunStep,
  { origin, brand }: Target,
  knownKeys: readonly string[],
): Promise<Reached | null> {
  let reached: Reached | null = null
  await step('store', 'reachable', async (notes) => {
    const answer = await askFollowing(new URL('/', origin), 'gzip, br')
    const type = answer.headers.get('content-type')?.join() ?? ''
    if (answer.status !== 200) return notes.fault(`${origin} answers ${answer.status}`)
    if (!type.includes('text/html')) return notes.fault(`${origin} answers with ${type || 'no type'}`)
    const document = readDocument(contentOf(answer).toString('utf8'))
    notes.say(`${answer.body.length} bytes${document.version === '' ? '' : `, version ${document.version}`}`)
    reached = { answer, document }
  })
  const found = reached as Reached | null
  const shown = found?.document.brand ?? null
  const verdict = await step('store', 'brand', (notes) => {
    if (found === null) return notes.fault('there is no document')
    for (const fault of brandFaults(shown, brand, knownKeys)) notes.fault(fault)
    notes.say(shown ?? 'none')
  })
  return verdict === 'ok' ? found : null
}

/** Why the brand that a page names is not the one that is meant. */
export function brandFaults(
  shown: string | null,
  expected: string | null,
  knownKeys: readonly string[],
): readonly string[] {
  if (shown === null) return ['the page names no brand: it is not a store of ours']
  if (expected !== null && shown !== expected) return [`it is the store of ${shown}, not of ${expected}`]
  return knownKeys.includes(shown) ? [] : [`there is no brand ${shown} in this checkout`]
}
