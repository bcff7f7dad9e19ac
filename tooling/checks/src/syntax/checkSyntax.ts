import { join } from 'node:path'
import { parse } from 'acorn'
import type { Node } from 'acorn'
import { appsFolder } from '@topup/vite'
import { verdict } from '../report/checkRow.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { inlineScripts, readBuild } from '../repository/folders.ts'

/**
 * Syntax that iOS 12 or Chrome 64 cannot read: everything after ES2019 except `import()` and `import.meta`,
 * and in expressions look-behind, which throws on Safari before 16.4, and `\p{}`, at which early builds of Chrome
 * 64 refuse the whole script. Empty when the script is fine.
 */
export function findModernSyntax(script: string): readonly string[] {
  let program: Node
  try {
    // 2020 is the first version with `import()` and `import.meta`; what else it brought is rejected below.
    program = parse(script, { ecmaVersion: 2020, sourceType: 'module' })
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const complaints: string[] = []
  visitNodes(program, (node) => complaints.push(...complaint(node)))
  return complaints
}

function complaint(node: Record<string, unknown>): readonly string[] {
  switch (node['type']) {
    case 'ChainExpression':
      return [at(node, 'optional chaining')]
    case 'LogicalExpression':
      return node['operator'] === '??' ? [at(node, 'nullish coalescing')] : []
    case 'ExportAllDeclaration':
      return node['exported'] == null ? [] : [at(node, 'export * as')]
    case 'Literal':
      return literalComplaint(node)
    case 'TemplateElement':
      return lookBehind.test((node['value'] as { raw: string }).raw) ? [at(node, 'look-behind')] : []
    default:
      return []
  }
}

const lookBehind = /\(\?<[=!]/

/** A text counts as an expression too: scripts build some from texts. */
function literalComplaint(node: Record<string, unknown>): readonly string[] {
  if (node['bigint'] !== undefined) return [at(node, 'a BigInt')]
  const regex = node['regex'] as { readonly pattern: string; readonly flags: string } | undefined
  if (regex?.flags.includes('u') === true && /\\p\{/i.test(regex.pattern))
    return [at(node, 'a property escape')]
  const pattern = regex?.pattern ?? node['value']
  return typeof pattern === 'string' && lookBehind.test(pattern) ? [at(node, 'look-behind')] : []
}

function at(node: Record<string, unknown>, what: string): string {
  return `${what} at ${String(node['start'])}`
}

/** Hands over all nodes of a program. A plain walk: a generator takes as long again as parsing does. */
function visitNodes(value: unknown, see: (node: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return
  if (Array.isArray(value)) {
    for (const each of value) visitNodes(each, see)
    return
  }
  const node = value as Record<string, unknown>
  if (typeof node['type'] === 'string') see(node)
  for (const key in node) visitNodes(node[key], see)
}

/** Every script of these stores reads on the oldest phones. Source: decision 40. */
export async function checkSyntax(stores: readonly string[]): Promise<readonly CheckRow[]> {
  const seen = new Map<string, readonly string[]>()
  return stores.map((subject): CheckRow => {
    const files = readBuild(join(appsFolder, subject, 'dist'))
    const scripts = [...files.filter(({ name }) => name.endsWith('.js')), ...inlineScripts(files)]
    const found = scripts.flatMap(({ name, text }) => {
      // Stores share most of their scripts; each is read once.
      const complaints = seen.get(text) ?? findModernSyntax(text)
      seen.set(text, complaints)
      return complaints.map((complaint) => `${name}: ${complaint}`)
    })
    if (scripts.length === 0) return { subject, kind: 'failed', detail: 'no script in the build' }
    return verdict(subject, found, { fine: `${scripts.length} scripts read as ES2019`, most: 3 })
  })
}
