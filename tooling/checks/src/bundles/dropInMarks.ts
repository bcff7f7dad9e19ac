import { asIs, type Fact } from './fact.ts'

/** What every copy of a drop-in's code holds and nothing else does: the name of the service that it speaks to. */
const dropInMarks: Readonly<Record<string, string>> = { adyen: 'checkoutshopper' }

/** Names of all drop-ins. */
export const allDropIns = Object.keys(dropInMarks)

/** The mark by which a drop-in's code betrays itself, in a script or in a policy. Source: decision 20. */
export function dropInFact(dropIn: string): Fact {
  return { kind: 'dropIn', label: dropIn, texts: [dropInMarks[dropIn] ?? dropIn], needed: 1, pattern: asIs }
}
