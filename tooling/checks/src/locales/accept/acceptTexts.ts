import {
  marksOf,
  readLock,
  readTexts,
  staleKeys,
  translations,
  writeLock,
  acceptedOf,
  acceptKeys,
} from '../files/localeFiles.ts'

const marks = marksOf(readTexts('en') ?? new Map())
const lock = readLock()
const accepted = acceptedOf(process.argv.slice(2), { keys: [...marks.keys()], languages: translations })
if (accepted.kind === 'refused') {
  console.error(accepted.reason)
  process.exitCode = 1
} else {
  const added = [...marks.keys()].filter((key) => !lock.has(key)).length
  const next = acceptKeys(marks, lock, { ...accepted, all: translations })
  writeLock(next)
  const open = new Set(translations.flatMap((language) => staleKeys(marks, next, language)))
  console.log(`${added} new, ${accepted.keys.length} accepted, ${open.size} to look at again`)
  for (const key of open) console.log(`  ${key}`)
}
