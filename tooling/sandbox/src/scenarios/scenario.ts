import { codeOf, serviceReasons } from '@topup/service-model'
import { faultKinds } from '../faults/fault.ts'
import type { FaultKind } from '../faults/fault.ts'

/** A fault of a scenario; without `times` it lasts. */
export interface ScenarioFault {
  readonly call: string
  readonly kind: FaultKind
  readonly value?: string
  readonly times?: number
}

/** Situations that a tester looks for together, and what to do once the store is open in one of them. */
export interface ScenarioGroup {
  readonly name: string
  readonly next: string
}

/** A named situation that a player can be put into; one table for tests, stories and testers. */
export interface Scenario {
  readonly group: ScenarioGroup
  readonly name: string
  /** What the player meets, as a sentence. */
  readonly title: string
  readonly source: string
  /** The story that shows what the player then sees, by its title and export. */
  readonly story: string
  /** Where a store shows it, `{brand}` for the brand's key. */
  readonly page: string
  /** Who is logged in when it opens; null for nobody. Default: the account of the reference screens. */
  readonly account?: string | null
  /** What to do once it is open, where its group's next step does not lead to it. */
  readonly next?: string
  readonly faults: readonly ScenarioFault[]
  /** How long a full query still says pending after the simple one knows, milliseconds. */
  readonly settleMs?: number
  /** How far the player's clock is moved, milliseconds. */
  readonly clockMs?: number
}

/**
 * Reads a table of scenarios. A row is `name | title | source | story`; the indented lines below it are its other fields
 * (`page: /my`, `account: none` for nobody) and its faults, each for one call or more: `goods,games twice lostBefore`. Besides the kinds
 * of faults there are `says` with a reason or a code, `is` with the content in place of the answer's, and `has` with what is laid over
 * it. A row `= name | next` begins a group, and the fields below it are those of its scenarios. Throws for a line that says nothing.
 */
export function readScenarios(table: string): readonly Scenario[] {
  let start: Pick<Scenario, 'group' | 'page'> = { group: { name: '', next: '' }, page: '/selectGoods' }
  return table
    .trim()
    .split(/\n+(?! )/)
    .flatMap((row) => {
      const [head = '', ...lines] = row.split('\n')
      const [name = '', next = '', source = '', story] = head.split(' | ')
      const fields = Object.fromEntries(lines.flatMap((line) => readField(line)))
      if (name.startsWith('= ')) {
        start = { group: { name: name.slice(2), next }, page: '/selectGoods', ...fields }
        return []
      }
      if (story === undefined)
        throw new Error(`A scenario has a name, a title, a source and a story: ${head}`)
      const faults = lines.filter((line) => !field.test(line)).flatMap(readFaults)
      return [{ ...start, name, title: next, source, story, ...fields, faults }]
    })
}

const field = /^ +(page|account|next|settleMs|clockMs): (.+)$/
const faultLine = /^ +(\S+)(?: (once|twice))? (\S+)(?: (.+))?$/

function readField(line: string) {
  const [, key = '', value = ''] = field.exec(line) ?? []
  if (key === '') return []
  return [[key, key.endsWith('Ms') ? Number(value) : value === 'none' ? null : value] as const]
}

function readFaults(line: string): readonly ScenarioFault[] {
  const [, calls = '', often, what = '', value] = faultLine.exec(line) ?? []
  const times = often === undefined ? {} : { times: often === 'once' ? 1 : 2 }
  const bent = bentBy(what, value ?? '') ?? { kind: faultKinds.find((kind) => kind === what), value }
  const { kind, value: said } = bent
  if (kind === undefined) throw new Error(`No call can be bent like this: ${line}`)
  return calls
    .split(',')
    .map((call) => ({ call, kind, ...(said === undefined ? {} : { value: said }), ...times }))
}

/** What the words of the table stand for; null for a kind of fault by its own name. Throws for content that is no JSON. */
function bentBy(what: string, value: string): { readonly kind: FaultKind; readonly value: string } | null {
  if (what === 'is') return { kind: 'content', value: JSON.stringify(JSON.parse(value)) }
  if (what === 'has') return { kind: 'patch', value: JSON.stringify(JSON.parse(value)) }
  if (what !== 'says') return null
  const reason = serviceReasons().find((each) => each === value)
  return { kind: 'code', value: String(reason === undefined ? Number(value) : codeOf(reason)) }
}
