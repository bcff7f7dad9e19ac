import { readFileSync } from 'node:fs'
import { readLock, readTexts, translations, writeLock, writeTexts } from '../files/localeFiles.ts'
import { acceptKeys } from '../accept/acceptKeys.ts'
import { marksOf } from '../sources/sourceLock.ts'
import { baseKey } from '../texts/texts.ts'
import { importXliff } from './importXliff.ts'

const english = readTexts('en') ?? new Map<string, string>()
for (const name of process.argv.slice(2)) {
  const textsOf = (language: string) => (translations.includes(language) ? readTexts(language) : null)
  const read = await importXliff(readFileSync(name, 'utf8'), { english, textsOf })
  if (read.kind === 'refused') {
    console.error(`${name} was not taken:\n${read.faults.map((fault) => `  ${fault}`).join('\n')}`)
    process.exitCode = 1
  } else {
    writeTexts(read.language, read.texts)
    const keys = [...new Set(read.keys.map(baseKey))]
    const accepted = { keys, languages: [read.language], all: translations }
    writeLock(acceptKeys(marksOf(english), readLock(), accepted))
    console.log(`${name}: ${read.keys.length} texts of ${read.language} were written`)
  }
}
