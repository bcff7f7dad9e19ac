import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rollBack, rollOut } from './changeHost.ts'
import { openHost } from './hostFolder.ts'
import type { HostFolder } from './hostFolder.ts'
import { pointed } from './pointers.ts'
import { plainRelease } from './testing/plainRelease.ts'

let folder = ''
let host: HostFolder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topup-rollout-'))
  host = openHost(join(folder, 'host'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const dayMs = 24 * 60 * 60 * 1000
const start = Date.parse('2026-03-01T00:00:00Z')
const deps = (day = 0) => ({ nowMs: start + day * dayMs, reload: () => Promise.resolve() })

/** Rolls the release `version` out on a day; its assets are the names in `assets`. */
const out = (version: string, day = 0, players: 'everyone' | 'canary' = 'everyone') =>
  rollOut(host, { folder: made(version), players }, deps(day))
const made = (version: string) =>
  plainRelease(folder, { version, assets: { [`own-${version}.js`]: version, 'shared.js': 'shared' } })
const served = () => [pointed(host, 'live'), pointed(host, 'canary')]
const assets = () => readdirSync(join(host, 'assets')).toSorted()
const documentOf = (pointer: 'live' | 'canary') =>
  readFileSync(join(host, pointer, 'site/index.html'), 'utf8')

test('a release is what everybody gets, with the assets of the one before beside its own', async () => {
  await out('a')
  const { put } = await out('b', 1)
  expect(put).toEqual({ name: 'watt-b', written: 1, there: 1 })
  expect(served()).toEqual(['watt-b', 'watt-b'])
  expect(documentOf('live')).toContain('b')
  expect(assets()).toEqual(['own-a.js', 'own-b.js', 'shared.js'])
  expect(readFileSync(join(host, 'live/site/assets/own-a.js'), 'utf8')).toBe('a')
})

test('nothing but site, configuration and manifest comes to the host', async () => {
  await out('a')
  expect(readdirSync(join(host, 'live')).toSorted()).toEqual(['hosts', 'manifest.json', 'nginx.conf', 'site'])
})

test('nginx gets the folder of the release, not the pointer: documents and their policy change together', async () => {
  await out('a')
  expect(readFileSync(join(host, 'live/nginx.conf'), 'utf8')).toBe(
    `root "${host}/releases/watt-a/site";\ninclude "${host}/releases/watt-a/hosts/nginx/store.conf";\n`,
  )
})

test('a rollback needs no build, leads back one release at a time and never to what was taken back', async () => {
  await out('a')
  await out('b', 1)
  await out('c', 2)
  await rollBack(host, deps(3))
  expect(served()).toEqual(['watt-b', 'watt-b'])
  await rollBack(host, deps(4))
  expect(served()).toEqual(['watt-a', 'watt-a'])
  await expect(rollBack(host, deps(5))).rejects.toThrow('There is no release before this one')
  await rollOut(host, { folder: join(host, 'releases/watt-c'), players: 'everyone' }, deps(6))
  await rollBack(host, deps(7))
  expect(served()).toEqual(['watt-a', 'watt-a'])
})

test('the assets of a release that was taken back stay, because players have its documents open', async () => {
  await out('a')
  await out('b', 1)
  await rollBack(host, deps(2))
  expect(assets()).toEqual(['own-a.js', 'own-b.js', 'shared.js'])
  expect(readFileSync(join(host, 'live/site/assets/own-b.js'), 'utf8')).toBe('b')
})

test('a canary is a second pointer, and a rollback takes it back before what is live', async () => {
  await expect(out('a', 0, 'canary')).rejects.toThrow('a canary needs a release beside it')
  await out('a')
  await out('b', 1)
  await out('c', 2, 'canary')
  expect(served()).toEqual(['watt-b', 'watt-c'])
  expect(documentOf('canary')).toContain('c')
  await rollBack(host, deps(3))
  expect(served()).toEqual(['watt-b', 'watt-b'])
  await rollBack(host, deps(4))
  expect(served()).toEqual(['watt-a', 'watt-a'])
})

test('a canary that became live is gone for everybody after a rollback', async () => {
  await out('a')
  await out('b', 1, 'canary')
  await out('b', 2)
  await rollBack(host, deps(3))
  expect(served()).toEqual(['watt-a', 'watt-a'])
})

test('the files of a release go 30 days after players got it last, not after it was made', async () => {
  await out('a')
  await out('b', 100)
  await out('c', 129)
  expect(assets()).toContain('own-a.js')
  const { pruned } = await out('d', 131)
  expect(pruned).toEqual({ releases: ['watt-a'], assets: 1 })
  expect(assets()).toEqual(['own-b.js', 'own-c.js', 'own-d.js', 'shared.js'])
  expect(existsSync(join(host, 'releases/watt-a'))).toBe(false)
})

test('the release that a rollback leads to stays, however old it is', async () => {
  await out('a')
  await out('b', 1)
  const { pruned } = await out('c', 200, 'canary')
  expect(pruned).toEqual({ releases: [], assets: 0 })
  await rollBack(host, deps(201))
  await rollBack(host, deps(202))
  expect(documentOf('live')).toContain('a')
})

test('a host that refuses the new configuration gets its pointers back, and nothing is written down', async () => {
  await out('a')
  const refuse = { nowMs: start + dayMs, reload: () => Promise.reject(new Error('unknown directive')) }
  await expect(rollOut(host, { folder: made('b'), players: 'everyone' }, refuse)).rejects.toThrow('unknown')
  expect(served()).toEqual(['watt-a', 'watt-a'])
  await expect(rollBack(host, deps(2))).rejects.toThrow('There is no release before this one')
})

test('the first rollout that is refused leaves no pointer', async () => {
  const refuse = { nowMs: start, reload: () => Promise.reject(new Error('no')) }
  await expect(rollOut(host, { folder: made('a'), players: 'everyone' }, refuse)).rejects.toThrow('no')
  expect(served()).toEqual([null, null])
})

test('a release that is not what its manifest says is not rolled out', async () => {
  const changed = made('a')
  writeFileSync(join(changed, 'site/index.html'), 'something else')
  await expect(rollOut(host, { folder: changed, players: 'everyone' }, deps())).rejects.toThrow(
    'index.html is not the file that the manifest names',
  )
  rmSync(join(changed, 'site/assets/own-a.js'))
  await expect(rollOut(host, { folder: changed, players: 'everyone' }, deps())).rejects.toThrow(
    'own-a.js is missing',
  )
  expect(served()).toEqual([null, null])
})

test('an asset that was changed on the host stops a rollout, and one that is gone stops a rollback', async () => {
  await out('a')
  await out('b', 1)
  writeFileSync(join(host, 'assets/shared.js'), 'skimmer')
  await expect(out('c', 2)).rejects.toThrow('shared.js has another content')
  writeFileSync(join(host, 'assets/shared.js'), 'shared')
  rmSync(join(host, 'assets/own-a.js'))
  await expect(rollBack(host, deps(2))).rejects.toThrow('own-a.js is missing')
  expect(served()).toEqual(['watt-b', 'watt-b'])
})

/** The release `version`, whose shared asset was compressed with the level of `zlib`. */
const compressedAt = (version: string, level: number) => {
  const text = 'shared '.repeat(100)
  const { BROTLI_PARAM_QUALITY } = constants
  return plainRelease(folder, {
    version,
    assets: {
      'shared.js': text,
      'shared.js.gz': gzipSync(text, { level }),
      'shared.js.br': brotliCompressSync(text, { params: { [BROTLI_PARAM_QUALITY]: level } }),
    },
  })
}

test('releases of machines that compress in another way share their assets, and each can be gone back to', async () => {
  const everyone = (release: string, day: number) =>
    rollOut(host, { folder: release, players: 'everyone' }, deps(day))
  await everyone(compressedAt('a', 9), 0)
  const copies = () => ['br', 'gz'].map((kind) => readFileSync(join(host, `assets/shared.js.${kind}`)))
  const before = copies()
  const { put } = await everyone(compressedAt('b', 0), 1)
  expect(put).toEqual({ name: 'watt-b', written: 0, there: 3 })
  expect(copies()).toEqual(before)
  await rollOut(host, { folder: join(host, 'releases/watt-a'), players: 'canary' }, deps(2))
  await rollBack(host, deps(3))
  await rollBack(host, deps(4))
  expect(served()).toEqual(['watt-a', 'watt-a'])
})

test.each([
  ['gz', gzipSync('skimmer')],
  ['br', brotliCompressSync('skimmer')],
  ['br', Buffer.from('no brotli')],
])(
  'a compressed copy (%s) that holds something else stops a rollout and a rollback',
  async (kind, content) => {
    for (const [version, day] of [
      ['a', 0],
      ['b', 1],
    ] as const)
      await rollOut(host, { folder: compressedAt(version, 9), players: 'everyone' }, deps(day))
    writeFileSync(join(host, `assets/shared.js.${kind}`), content)
    const next = { folder: compressedAt('c', 9), players: 'everyone' } as const
    await expect(rollOut(host, next, deps(2))).rejects.toThrow(`shared.js.${kind} has another content`)
    await expect(rollBack(host, deps(3))).rejects.toThrow(`shared.js.${kind} is not the file`)
    expect(served()).toEqual(['watt-b', 'watt-b'])
  },
)

test('a release is out although old files could not be deleted', async () => {
  await out('o')
  await out('a', 1)
  writeFileSync(join(host, 'releases/watt-o/manifest.json'), '{')
  const { pruned } = await out('b', 100)
  expect(pruned).toMatchObject({
    message: expect.stringContaining('watt-o/manifest.json is not the manifest'),
  })
  expect(served()).toEqual(['watt-b', 'watt-b'])
  await rollBack(host, deps(101))
  expect(served()).toEqual(['watt-a', 'watt-a'])
})

test('a rollback passes over a release that was deleted, and says when none is left', async () => {
  await out('o')
  await out('a', 1)
  await out('b', 2)
  rmSync(join(host, 'releases/watt-a'), { recursive: true })
  await rollBack(host, deps(3))
  expect(served()).toEqual(['watt-o', 'watt-o'])
  await out('c', 100)
  await out('d', 200)
  await rollBack(host, deps(201))
  expect(served()).toEqual(['watt-c', 'watt-c'])
  await expect(rollBack(host, deps(202))).rejects.toThrow('There is no release before this one')
})

/** Moves a link as docs/howto/release.md says for a host without this repository. */
function moveByHand(pointer: 'live' | 'canary', version: string): void {
  symlinkSync(`releases/watt-${version}`, join(host, 'next'))
  renameSync(join(host, 'next'), join(host, pointer))
}

test('a rollback by hand is one: the next goes back further', async () => {
  for (const [day, version] of ['a', 'b', 'c'].entries()) await out(version, day)
  moveByHand('canary', 'b')
  moveByHand('live', 'b')
  await rollBack(host, deps(4))
  expect(served()).toEqual(['watt-a', 'watt-a'])
})

test('a rollback by hand that left the canary’s link is finished by the next', async () => {
  for (const [day, version] of ['a', 'b', 'c'].entries()) await out(version, day)
  moveByHand('live', 'b')
  await rollBack(host, deps(4))
  expect(served()).toEqual(['watt-b', 'watt-b'])
})

test('a rollout by hand is taken back as any other, also where only the link of the live release was moved', async () => {
  for (const [day, version] of ['a', 'c', 'b'].entries()) await out(version, day)
  await rollBack(host, deps(3))
  moveByHand('live', 'b')
  await rollBack(host, deps(4))
  expect(served()).toEqual(['watt-c', 'watt-c'])
})

test('what a player got by hand is kept for 30 days too', async () => {
  await out('a')
  await out('b', 1)
  moveByHand('live', 'a')
  moveByHand('canary', 'a')
  await out('c', 100)
  await out('d', 101)
  expect(existsSync(join(host, 'releases/watt-a'))).toBe(true)
})

test('a link that leads to no release of the folder stops everything', async () => {
  await out('a')
  rmSync(join(host, 'live'))
  symlinkSync('/srv/other', join(host, 'live'))
  await expect(out('b', 1)).rejects.toThrow('leads to /srv/other, and not to a release of this folder')
  await expect(rollBack(host, deps(1))).rejects.toThrow('mend it by hand')
})

test('a host that refused reads once more what its pointers name then', async () => {
  await out('a')
  const read: (string | null)[][] = []
  const reload = () => {
    read.push(served())
    return served()[0] === 'watt-b' ? Promise.reject(new Error('refused')) : Promise.resolve()
  }
  const asked = { folder: made('b'), players: 'everyone' } as const
  await expect(rollOut(host, asked, { ...deps(1), reload })).rejects.toThrow(/^refused$/)
  expect(read).toEqual([
    ['watt-b', 'watt-b'],
    ['watt-a', 'watt-a'],
  ])
})

test('a folder is one store’s', async () => {
  await out('a')
  const ko = plainRelease(folder, { brand: 'ko', version: 'x', assets: {} })
  await expect(rollOut(host, { folder: ko, players: 'everyone' }, deps())).rejects.toThrow(
    'is the folder of the store watt',
  )
})

test('two rollouts at a time are one too many', async () => {
  await out('a')
  const inTurn = { nowMs: start, reload: () => out('c').then(() => undefined) }
  await expect(rollOut(host, { folder: made('b'), players: 'everyone' }, inTurn)).rejects.toThrow(
    'Another rollout is at work',
  )
  expect(served()).toEqual(['watt-a', 'watt-a'])
})
