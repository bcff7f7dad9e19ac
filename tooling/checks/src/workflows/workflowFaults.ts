import { unknownScripts } from './unknownScripts.ts'
import type { KnownScripts } from './unknownScripts.ts'
import { readWorkflow } from './workflow.ts'
import type { UsedAction, Workflow } from './workflow.ts'

/**
 * What makes a workflow unsafe or broken, one sentence each: an action that may change under its name, a right that is given to
 * every job, a job that may hang, a trigger that runs foreign code with the repository's rights, a text of somebody else that
 * becomes a command, a script that does not exist.
 */
export function workflowFaults(text: string, scripts: KnownScripts): readonly string[] {
  const read = readWorkflow(text)
  if (read.kind === 'unreadable') return [`it is no workflow: ${read.reason}`]
  const { workflow, actions } = read
  const steps = Object.values(workflow.jobs).flatMap(({ steps: own }) => own)
  const lines = steps.map(({ run }) => run).filter((run) => run !== undefined)
  return [
    ...actions.flatMap(pinFaults),
    ...permissionFaults(workflow),
    ...triggerFaults(workflow),
    ...Object.entries(workflow.jobs)
      .filter(([, job]) => job['timeout-minutes'] === undefined)
      .map(([name]) => `job ${name} has no timeout-minutes`),
    ...lines
      .filter((line) => line.includes('${{'))
      .map((line) => `an expression stands in a command, hand it over by env: ${firstLine(line)}`),
    ...lines.flatMap((line) => unknownScripts(line, scripts)),
  ]
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? ''

/** An action is named by its commit, which cannot be moved, with the version for the reader. */
function pinFaults({ action, comment }: UsedAction): readonly string[] {
  if (action.startsWith('./')) return []
  const isPinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(action)
  if (!isPinned) return [`${action} is not pinned by a whole commit`]
  return /^v\d+\.\d+\.\d+$/.test(comment) ? [] : [`${action} has no comment with its version, as # v1.2.3`]
}

/** Every job may read the code and no more; a job that needs more says so itself. */
function permissionFaults({ permissions, jobs }: Workflow): readonly string[] {
  const given = permissions ?? 'nothing said'
  const isMinimal =
    typeof given !== 'string' &&
    Object.entries(given).every(([scope, right]) => scope === 'contents' && right === 'read')
  return [
    ...(isMinimal ? [] : ['permissions at the top are more than contents: read']),
    ...Object.entries(jobs)
      .filter(([, job]) => typeof job.permissions === 'string')
      .map(([name]) => `job ${name} takes all rights at once`),
  ]
}

function triggerFaults({ on }: Workflow): readonly string[] {
  const names = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on)
  return names.includes('pull_request_target')
    ? ['pull_request_target runs code of a pull request with the rights of this repository']
    : []
}
