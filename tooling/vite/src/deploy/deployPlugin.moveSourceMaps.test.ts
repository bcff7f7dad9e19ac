import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moveSourceMaps } from './deployPlugin.ts'

test('source maps leave the site, and two builds of the same sources have the same ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-maps-'))
  const build = async (reference: string) => {
    mkdirSync(join(folder, 'dist/assets'), { recursive: true })
    writeFileSync(join(folder, 'dist/assets/main.js'), 'main()')
    const source = `export default import.meta.ROLLDOWN_FILE_URL_${reference}`
    writeFileSync(join(folder, 'dist/assets/main.js.map'), JSON.stringify({ sourcesContent: [source] }))
    await moveSourceMaps(join(folder, 'dist'), join(folder, 'sourcemaps'))
    return readFileSync(join(folder, 'sourcemaps/assets/main.js.map'), 'utf8')
  }
  try {
    const first = await build('pADEGV0e5Qot5ZhzD_GrLg')
    expect(await build('x$-1')).toBe(first)
    expect(JSON.parse(first)).toEqual({ sourcesContent: ['export default import.meta.ROLLDOWN_FILE_URL'] })
    expect(readdirSync(join(folder, 'dist/assets'))).toEqual(['main.js'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
