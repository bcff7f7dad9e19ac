import { readOptions } from '@topup/vite/apps'
import {
  acceptKeys,
  marksOf,
  namedKeys,
  readLock,
  readTexts,
  staleKeys,
  writeLock,
} from '../files/localeFiles.ts'

try {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { all: { type: 'boolean' } },
  })
  const marks = marksOf(readTexts('en') ?? new Map())
  const lock = readLock()
  const keys = [...marks.keys()]
  const accepted = values.all ? keys : namedKeys(keys, positionals)
  const next = acceptKeys(marks, lock, accepted)
  writeLock(next)
  const added = keys.filter((key) => !lock.has(key)).length
  const open = staleKeys(marks, next)
  console.log(`${added} new, ${accepted.length} accepted, ${open.length} to look at again`)
  for (const key of open) console.log(`  ${key}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
