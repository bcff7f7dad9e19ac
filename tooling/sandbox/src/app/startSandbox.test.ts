import { expect, test } from 'vitest'
import { startSandbox } from './startSandbox.ts'

test('an idle connection stays open for longer than a busy client leaves one alone', async () => {
  const sandbox = await startSandbox()
  const { headers } = await fetch(sandbox.origin)
  await sandbox.close()
  expect(headers.get('keep-alive')).toBe('timeout=75')
})
