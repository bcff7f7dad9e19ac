import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../../repository/folders.ts'
import { readLock, readTexts, translations } from '../files/localeFiles.ts'
import { marksOf, staleKeys } from '../sources/sourceLock.ts'
import { exportXliff } from './exportXliff.ts'

const english = readTexts('en') ?? new Map<string, string>()
const asked = process.argv.slice(2)
const strange = asked.filter((language) => !translations.includes(language))
if (strange.length > 0) {
  console.error(`no translation is called ${strange.join(', ')}`)
  process.exitCode = 1
} else {
  const folder = join(rootFolder, 'reports/xliff')
  mkdirSync(folder, { recursive: true })
  const lock = readLock()
  for (const language of asked.length === 0 ? translations : asked) {
    const stale = staleKeys(marksOf(english), lock, language)
    const texts = readTexts(language) ?? new Map<string, string>()
    const file = join(folder, `${language}.xlf`)
    writeFileSync(file, await exportXliff({ language, english, texts, stale }))
    console.log(`${file}: ${stale.length} to translate or to look at again`)
  }
}
