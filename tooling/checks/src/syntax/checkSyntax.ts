import { join } from 'node:path'
import { appsFolder } from '@topup/vite'
import type { CheckRow } from '../report/checkRow.ts'
import { inlineScripts, readBuild } from '../repository/folders.ts'
import { findModernSyntax } from './findModernSyntax.ts'

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
    return found.length === 0
      ? { subject, kind: 'passed', detail: `${scripts.length} scripts read as ES2019` }
      : { subject, kind: 'failed', detail: found.slice(0, 3).join('; ') }
  })
}
