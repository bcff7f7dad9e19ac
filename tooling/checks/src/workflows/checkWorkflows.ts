import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listApps } from '@topup/vite'
import * as v from 'valibot'
import { checkNames } from '../report/checkNames.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { workflowLinter } from './lintWorkflows.ts'
import type { KnownScripts } from './unknownScripts.ts'
import { readWorkflow } from './workflow.ts'
import { workflowFaults } from './workflowFaults.ts'

const folder = '.github/workflows'

/** No workflow is unsafe or names what does not exist, and every brand can be released. */
export async function checkWorkflows(): Promise<readonly CheckRow[]> {
  const lint = await workflowLinter()
  const scripts = knownScripts()
  const files = globSync(`${folder}/*.{yml,yaml}`, { cwd: rootFolder }).toSorted()
  return files.map((file) => {
    const text = readFileSync(join(rootFolder, file), 'utf8')
    const brands = file === `${folder}/release.yml` ? brandFaults(text) : []
    const faults = [...workflowFaults(text, scripts), ...lint(text, file), ...brands]
    return faults.length === 0
      ? { subject: file, kind: 'passed', detail: 'pinned, small rights, in time' }
      : { subject: file, kind: 'failed', detail: faults.join('; ') }
  })
}

const json = <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
  v.parse(schema, JSON.parse(readFileSync(join(rootFolder, file), 'utf8')))

const names = v.record(v.string(), v.unknown())

function knownScripts(): KnownScripts {
  const files = globSync('{.,tooling/*}/turbo.json', { cwd: rootFolder })
  return {
    scripts: Object.keys(json('package.json', v.object({ scripts: names })).scripts),
    tasks: files.flatMap((file) => Object.keys(json(file, v.object({ tasks: names })).tasks)),
    checks: [...checkNames, 'readiness'],
  }
}

const releaseInputs = v.object({
  workflow_dispatch: v.object({ inputs: v.object({ brand: v.object({ options: v.array(v.string()) }) }) }),
})

/** A new brand that the release workflow does not offer, and one that is gone. */
function brandFaults(text: string): readonly string[] {
  const read = readWorkflow(text)
  const inputs = v.safeParse(releaseInputs, read.kind === 'workflow' ? read.workflow.on : null)
  if (!inputs.success) return ['it has no choice of brands']
  const offered = inputs.output.workflow_dispatch.inputs.brand.options
  return offered.join() === listApps().join() ? [] : [`its brands are not ${listApps().join(', ')}`]
}
