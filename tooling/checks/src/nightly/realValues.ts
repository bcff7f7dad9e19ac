import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listApps } from '@topup/vite'
import { confirmedFile } from '../readiness/openPoints.ts'
import type { OpenPoint } from '../readiness/openPoints.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'

/** Digits or letters that always follow from the same placeholder. */
function drawn(placeholder: string, alphabet: string, length: number): string {
  const bytes = createHash('sha512').update(placeholder).digest()
  return Array.from({ length }, (_, at) => alphabet[(bytes[at % bytes.length] ?? 0) % alphabet.length]).join(
    '',
  )
}

const digits = (placeholder: string, length: number) => `4${drawn(placeholder, '0123456789', length - 1)}`
const letters = (placeholder: string, length: number) =>
  drawn(placeholder, 'abcdefghijklmnopqrstuvwxyz0123456789', length)

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
    .replaceAll(new RegExp(`'(${key}-[\\w-]+)'`, 'g'), (_, id: string) => `'${realId(id)}'`)
    .replaceAll(/clientId: 9(\d{5})\b/g, (_, rest: string) => `clientId: 9777${rest.slice(-2)}`)
    .replaceAll(
      /'(?:placeholder[^']*|[^']*(?:（仮）|\(provisional\)))'/gi,
      (text) => `'Kita 1-2-3 ${letters(text, 5)}'`,
    )
}

function realId(placeholder: string): string {
  const [, real] = forms.find(([end]) => placeholder.endsWith(end)) ?? ['', () => placeholder]
  return real(placeholder)
}

const run = promisify(execFile)

/** What may depend on a brand's placeholders. */
const tested = ['tooling/checks', 'tooling/vite', 'tooling/sandbox', 'packages/api-client', 'packages/flows']

/**
 * Fills real-looking hosts and ids into all brands in a work tree of the commit, and runs there the brand checks, the types
 * of all facts, the unit tests that may depend on them, and all builds. Source: decision 37.
 */
export async function checkRealValues(): Promise<readonly CheckRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'topup-real-values-'))
  const git = (...line: readonly string[]) => run('git', [...line], options(rootFolder))
  await git('worktree', 'add', '--detach', folder, 'HEAD')
  try {
    await prepare(folder)
    const rows = [
      await row('brands', () => node(folder, 'tooling/checks/src/run.ts', 'brands')),
      await row('readiness', () => noPlaceholders(folder)),
      await row('types', () => types(folder)),
    ]
    for (const name of tested) rows.push(await row(`tests of ${name}`, () => tests(join(folder, name))))
    for (const key of listApps())
      rows.push(await row(`build of ${key}`, () => build(join(folder, 'apps', key))))
    return rows
  } finally {
    await git('worktree', 'remove', '--force', folder)
  }
}

async function row(subject: string, task: () => Promise<unknown>): Promise<CheckRow> {
  try {
    await task()
    return { subject, kind: 'passed', detail: 'holds with real-looking values' }
  } catch (error) {
    return { subject, kind: 'failed', detail: lastLines(error) }
  }
}

/** What a failed command printed last; a table has one line for each row. */
function lastLines(error: unknown): string {
  const { stdout = '', message = String(error) } = error as { stdout?: string; message?: string }
  const lines = (stdout === '' ? message : stdout)
    .split('\n')
    .filter((line) => /FAIL|×|error|failed/.test(line))
  return lines.slice(0, 20).join('; ')
}

const options = (cwd: string) => ({
  cwd,
  maxBuffer: 64 * 1024 * 1024,
  env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
})
const node = (cwd: string, ...line: readonly string[]) => run(process.execPath, [...line], options(cwd))

const tests = (cwd: string) => node(cwd, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot')
const build = (cwd: string) => node(cwd, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error')

const types = (cwd: string) =>
  node(cwd, 'node_modules/typescript/bin/tsc', '-p', 'tooling/run/types/product.json')

/** With real values no placeholder may be open, and what is assumed can be confirmed: then nothing but missing values is. */
async function noPlaceholders(folder: string): Promise<void> {
  const before = await openIn(folder)
  for (const key of listApps()) {
    const assumed = before.filter(({ brand, kind }) => brand === key && kind === 'assumption')
    const confirmed = Object.fromEntries(assumed.map(({ field }) => [field, 'the nightly check']))
    writeFileSync(join(folder, confirmedFile(key)), JSON.stringify(confirmed))
  }
  const left = (await openIn(folder)).filter(({ kind }) => kind !== 'missing')
  if (left.length > 0)
    throw new Error(
      `failed: ${left.map(({ brand, field, value }) => `${brand} ${field} ${value}`).join(', ')}`,
    )
}

async function openIn(folder: string): Promise<readonly OpenPoint[]> {
  const asked = node(folder, 'tooling/checks/src/run.ts', 'readiness', '--json')
  const { stdout } = await asked.catch((failed: { stdout: string }) => failed)
  return JSON.parse(stdout) as readonly OpenPoint[]
}

/** Gives a work tree packages of its own, and every brand in it real-looking values. */
async function prepare(folder: string): Promise<void> {
  await node(folder, 'tooling/run/setup.mjs')
  for (const key of listApps()) {
    const facts = join(folder, 'apps', key, 'src/brand.ts')
    writeFileSync(facts, withRealValues(readFileSync(facts, 'utf8'), key))
  }
}
