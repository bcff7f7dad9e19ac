import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listApps } from '@topup/vite'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'

/** Letters and figures that always follow from the same placeholder, and figures alone. */
const letters = (id: string, length: number) => createHash('sha512').update(id).digest('hex').slice(0, length)
const digits = (id: string, length: number) => `4${BigInt(`0x${letters(id, 100)}`)}`.slice(0, length)

/** What an id of a kind looks like at those who give it out; the kind is told by the placeholder's end. */
const forms: readonly (readonly [end: string, real: (placeholder: string) => string])[] = [
  ['-google-login', (id) => `${digits(id, 12)}-${letters(id, 32)}.apps.googleusercontent.com`],
  ['-facebook-login', (id) => digits(id, 16)],
  ['-ios-login', (id) => `com.studio${digits(id, 4)}.signin.web`],
  ['-vk-login', (id) => digits(id, 8)],
  ['-store-event', (id) => `ev_${letters(id, 20)}`],
  ['-store-app', (id) => digits(id, 9)],
  ['', (id) => digits(id, 14)],
]

/**
 * The source of a brand's facts with values in place of the placeholders that look as real ones do: hosts outside `.example`,
 * ids of the forms that login providers and games give out. Nothing in them tells the brand, except the hosts.
 * Source: decisions 37 and 64.
 */
export function withRealValues(source: string, key: string): string {
  return source
    .replaceAll(/\b([\w-]+)\.example\b/g, '$1-topup.com')
    .replaceAll(new RegExp(`'(${key}-[\\w-]+)'`, 'g'), (_, id: string) => {
      const real = forms.find(([end]) => id.endsWith(end))?.[1](id)
      return `'${real}'`
    })
    .replaceAll(/clientId: 9(\d{5})\b/g, (_, rest: string) => `clientId: 9777${rest.slice(-2)}`)
    .replaceAll(
      /'(?:placeholder[^']*|[^']*(?:（仮）|\(provisional\)))'/gi,
      (text) => `'Kita 1-2-3 ${letters(text, 5)}'`,
    )
}

/** What may depend on a brand's placeholders. */
const steps = ['types', 'checks', 'unit tests', 'all builds']

/**
 * Fills real-looking hosts and ids into all brands in a work tree of the commit, and runs there the types, the checks, the
 * unit tests and all builds. Source: decision 37.
 */
export async function checkRealValues(): Promise<readonly CheckRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'topup-real-values-'))
  const run = (program: string, line: readonly string[], cwd: string) =>
    execFileSync(program, line, { cwd, stdio: 'inherit' })
  run('git', ['worktree', 'add', '--detach', folder, 'HEAD'], rootFolder)
  try {
    run(process.execPath, ['tooling/run/setup.mjs'], folder)
    for (const key of listApps()) {
      const facts = join(folder, 'apps', key, 'src/brand.ts')
      writeFileSync(facts, withRealValues(readFileSync(facts, 'utf8'), key))
    }
    run(process.execPath, ['tooling/run/test.ts', '--full', ...steps], folder)
    return [{ subject: steps.join(', '), kind: 'passed', detail: 'hold with real-looking values' }]
  } catch (error) {
    return [{ subject: steps.join(', '), kind: 'failed', detail: String(error) }]
  } finally {
    run('git', ['worktree', 'remove', '--force', folder], rootFolder)
  }
}
