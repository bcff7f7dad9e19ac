import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTool } from './findTool.ts'
import type { Tool } from './tool.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-tool-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program in a folder of its own, and a probe of it. */
function tool(probe: string): Tool & { readonly path: string } {
  const path = join(folder, 'program')
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  const probePath = join(folder, 'probe.ts')
  writeFileSync(probePath, probe)
  return { name: 'Program', variable: 'PROGRAM_PATH', places: [path], packages: [], probe: probePath, path }
}

test('a tool at its usual place is ready with the version that its probe prints', async () => {
  const { path, ...program } = tool("console.log('a warning'); console.log('12.3')")
  expect(await findTool(program, {})).toEqual({ kind: 'ready', path, version: '12.3' })
})

test.each([
  [1, 'unusable'],
  [2, 'missing'],
  [127, 'missing'],
])('a tool whose probe ends with %i is %s, for the reason that the probe prints', async (code, kind) => {
  const reason = 'Program 1.0 cannot be driven: unknown command'
  const program = tool(`console.log('${reason}'); process.exit(${code})`)
  expect(await findTool(program, {})).toEqual({ kind, reason })
})

test('the path of the environment comes first, and one that names no file says so', async () => {
  const program = tool('console.log(process.argv[3])')
  const named = join(folder, 'other')
  writeFileSync(named, '')
  expect(await findTool(program, { PROGRAM_PATH: named })).toMatchObject({
    kind: 'ready',
    path: named,
    version: named,
  })
  expect(await findTool(program, { PROGRAM_PATH: '/nowhere' })).toEqual({
    kind: 'missing',
    reason: 'PROGRAM_PATH is "/nowhere", and there is no such file',
  })
})

test('of several versions the newest is taken', async () => {
  for (const version of ['9.6', '14', '15']) writeFileSync(join(folder, `server-${version}`), '')
  const { probe: _, ...program } = tool('')
  const found = await findTool({ ...program, places: [join(folder, 'server-*')] }, {})
  expect(found).toMatchObject({ kind: 'ready', path: join(folder, 'server-15') })
})
