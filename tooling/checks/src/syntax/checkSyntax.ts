import { join } from 'node:path'
import { parse } from 'acorn'
import { appsFolder } from '@topup/vite'
import { verdict } from '../report/checkRow.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { inlineScripts, readBuild } from '../repository/folders.ts'

/** What no parser refuses: look-behind throws on Safari before 16.4, and at `\p{}` early builds of Chrome 64 refuse the script. */
const patterns = { 'look-behind': /\(\?<[=!]/g, 'a property escape': /(?<!\\)\\p\{/gi }

/**
 * Syntax that iOS 12 or Chrome 64 cannot read: everything after ES2019 except `import()` and `import.meta`, and in
 * expressions look-behind and `\p{}`; look-behind in a text too, for scripts build some from texts. Empty when the script is
 * fine.
 */
export function findModernSyntax(script: string): readonly string[] {
  const found = Object.entries(patterns).flatMap(([what, pattern]) =>
    [...script.matchAll(pattern)].map(({ index }) => `${what} at ${index}`),
  )
  try {
    // To the parser the two that are newer are a call and a property.
    parse(script.replaceAll(/\bimport(?=\(|\.meta\b)/g, 'Import'), {
      ecmaVersion: 2019,
      sourceType: 'module',
    })
    return found
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...found]
  }
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
