import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveSite } from './serveStore.ts'

test('an idle connection stays open for longer than a busy client leaves one alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const site = await serveSite(
    { folder, headers: { document: {}, hashed: {}, named: {} }, sandboxOrigins: null },
    0,
  )
  const { headers } = await fetch(site.origin)
  await site.close()
  rmSync(folder, { recursive: true })
  expect(headers.get('keep-alive')).toBe('timeout=75')
})
