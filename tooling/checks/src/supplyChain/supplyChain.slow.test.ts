import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startFakeRegistry } from './testing/fakeRegistry.ts'
import type { FakeRegistry } from './testing/fakeRegistry.ts'
import { makeProject, ownPolicy, setPolicy } from './testing/policyProject.ts'
import type { Policy, Project } from './testing/policyProject.ts'

/** pnpm asks the machine's clock, so the age of a release is counted from there. */
const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
const longAgo = new Date('2020-01-01T00:00:00Z')

/** The archive of a package that leaves a file where it was installed, if its script runs. */
function archiveOf(name: string, scripts: Readonly<Record<string, string>> = {}): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'topup-archive-'))
  mkdirSync(join(folder, 'package'))
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name, version: '1.0.0', scripts }))
  const archive = execFileSync('tar', ['-czf', '-', 'package'], { cwd: folder })
  rmSync(folder, { recursive: true })
  return archive
}

let registry: FakeRegistry
let elsewhere: FakeRegistry
beforeAll(async () => {
  const scripts = { postinstall: "node -e \"require('fs').writeFileSync('ran', '')\"" }
  const plain = { version: '1.0.0', publishedAt: longAgo }
  elsewhere = await startFakeRegistry({ inner: [{ ...plain, archive: archiveOf('inner') }] })
  registry = await startFakeRegistry({
    old: [plain],
    young: [{ version: '1.0.0', publishedAt: yesterday }],
    weaker: [
      { ...plain, hasProvenance: true },
      { version: '1.0.1', publishedAt: new Date('2021-01-01T00:00:00Z') },
    ],
    exotic: [{ ...plain, dependencies: { inner: `${elsewhere.origin}/inner/-/inner-1.0.0.tgz` } }],
    builder: [{ ...plain, scripts, archive: archiveOf('builder', scripts) }],
  })
})
afterAll(() => {
  registry.close()
  elsewhere.close()
})

let project: Project | null = null
afterEach(() => project?.remove())

const madeOf = (name: string, version: string, policy: Policy) =>
  (project = makeProject(registry.origin, policy, { [name]: version }))

test('a package that is old enough and as well proven as before is taken', async () => {
  const { isFine, output } = await madeOf('old', '1.0.0', ownPolicy()).run('install', '--lockfile-only')
  expect(output).toContain('Done')
  expect(isFine).toBe(true)
})

const violations = [
  ['young', '1.0.0', { minimumReleaseAge: 0 }, 'minimumReleaseAge'],
  ['weaker', '1.0.1', { trustPolicy: 'off' }, 'downgrade'],
  ['exotic', '1.0.0', { blockExoticSubdeps: false }, 'EXOTIC_SUBDEP'],
] as const

test.each(violations)('%s %s is refused, and by that setting alone', async (name, version, off, words) => {
  const refused = await madeOf(name, version, ownPolicy()).run('install', '--lockfile-only')
  expect(refused.output).toContain(words)
  expect(refused.isFine).toBe(false)
  project?.remove()
  const taken = await madeOf(name, version, { ...ownPolicy(), ...off }).run('install', '--lockfile-only')
  expect(taken).toEqual({ isFine: true, output: expect.stringContaining('Done') as unknown })
})

test.each(violations.slice(0, 2))(
  '%s %s is refused when it stands in the lockfile already',
  async (name, version, off) => {
    const { folder, run } = madeOf(name, version, { ...ownPolicy(), ...off })
    expect((await run('install', '--lockfile-only')).isFine).toBe(true)
    setPolicy(folder, ownPolicy())
    const { isFine, output } = await run('install', '--frozen-lockfile', '--lockfile-only')
    expect(output).toContain(`${name}@${version}`)
    expect(isFine).toBe(false)
  },
)

test('the install script of a package runs only when the package is listed', async () => {
  const ran = () => existsSync(join(project?.folder ?? '', 'node_modules/builder/ran'))
  await madeOf('builder', '1.0.0', ownPolicy()).run('install')
  expect(existsSync(join(project?.folder ?? '', 'node_modules/builder/package.json'))).toBe(true)
  expect(ran()).toBe(false)
  project?.remove()
  const listed = { ...ownPolicy(), allowBuilds: { builder: true } }
  expect((await madeOf('builder', '1.0.0', listed).run('install')).isFine).toBe(true)
  expect(ran()).toBe(true)
})
