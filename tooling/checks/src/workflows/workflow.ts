import * as v from 'valibot'
import { isMap, isPair, isScalar, parseDocument, visit } from 'yaml'

const permissions = v.union([v.string(), v.record(v.string(), v.string())])

const step = v.looseObject({
  name: v.optional(v.string()),
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
})

const job = v.looseObject({
  permissions: v.optional(permissions),
  'timeout-minutes': v.optional(v.number()),
  steps: v.optional(v.array(step), []),
})

/** The parts of a workflow that the check looks at. */
const workflow = v.looseObject({
  on: v.union([v.string(), v.array(v.string()), v.record(v.string(), v.unknown())]),
  permissions: v.optional(permissions),
  jobs: v.record(v.string(), job),
})

/** A workflow of GitHub as its file says it. */
export type Workflow = v.InferOutput<typeof workflow>

/** An action that a workflow uses, with the comment behind it. */
export interface UsedAction {
  readonly action: string
  readonly comment: string
}

/** What a workflow file holds, or why it is none. */
export type ReadWorkflow =
  | { readonly kind: 'workflow'; readonly workflow: Workflow; readonly actions: readonly UsedAction[] }
  | { readonly kind: 'unreadable'; readonly reason: string }

/** Reads a workflow file. */
export function readWorkflow(text: string): ReadWorkflow {
  const document = parseDocument(text)
  const [problem] = [...document.errors, ...document.warnings]
  if (problem !== undefined) return { kind: 'unreadable', reason: problem.message.split('\n')[0] ?? '' }
  const read = v.safeParse(workflow, document.toJS())
  if (!read.success) {
    const [issue] = read.issues
    return { kind: 'unreadable', reason: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` }
  }
  return { kind: 'workflow', workflow: read.output, actions: actionsIn(document) }
}

function actionsIn(document: ReturnType<typeof parseDocument>): readonly UsedAction[] {
  const actions: UsedAction[] = []
  visit(document, {
    Pair: (_, pair, path) => {
      const isAction = isScalar(pair.key) && pair.key.value === 'uses' && isMap(path.at(-1)) && isPair(pair)
      if (isAction && isScalar(pair.value))
        actions.push({ action: String(pair.value.value), comment: pair.value.comment?.trim() ?? '' })
    },
  })
  return actions
}
