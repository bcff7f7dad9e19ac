import { existsSync, globSync } from 'node:fs'
import { installPackages } from './installPackages.ts'
import { runCommand } from './runCommand.ts'
import type { Tool, ToolState } from './tool.ts'

/**
 * Looks for a tool: where the environment says, else at a usual place, else installed where that needs no question (as
 * root on Debian). A tool that is found is started once: one that is too old fails in ways that look like faults of the
 * product. One that does not start for another reason counts as missing.
 */
export async function findTool(tool: Tool, env: NodeJS.ProcessEnv = process.env): Promise<ToolState> {
  const named = tool.variable === undefined ? undefined : env[tool.variable]
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return probed(tool, named)
    return { kind: 'missing', reason: `${tool.variable} is "${named}", and there is no such file` }
  }
  const there = inPlace(tool)
  if (there !== null) return probed(tool, there)
  const problem = await installPackages(tool.packages)
  const installed = inPlace(tool)
  if (installed !== null) return probed(tool, installed)
  return {
    kind: 'missing',
    reason: `there is no ${tool.name} on this machine, and ${problem ?? 'its packages did not bring it'}`,
  }
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare

function inPlace({ places }: Tool): string | null {
  return (
    places
      // Of several versions the newest.
      .flatMap((place) => (place.includes('*') ? globSync(place).sort(byNumber).reverse() : [place]))
      .find((path) => existsSync(path)) ?? null
  )
}

/** The exit code of a probe for a tool that works and is too old for the tests. */
const tooOld = 1

async function probed(tool: Tool, path: string): Promise<ToolState> {
  if (tool.probe === undefined) return { kind: 'ready', path, version: '' }
  const { code, output } = await runCommand({ line: ['node', tool.probe, tool.name, path] })
  const last = output.trim().split('\n').at(-1) ?? ''
  if (code === 0) return { kind: 'ready', path, version: last }
  return { kind: code === tooOld ? 'unusable' : 'missing', reason: last }
}
