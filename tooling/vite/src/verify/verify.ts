import { join, resolve } from 'node:path'
import { readManifest } from '../release/releaseManifest.ts'
import { askHome, hostAnswers } from './hostAnswers.ts'
import { findManifest } from './askRaw.ts'
import { differenceCount, readVerifyArguments, verifyReport } from './verifyReport.ts'
import { verifyStore } from './verifyStore.ts'

const releases = join(resolve(import.meta.dirname, '../../../..'), 'releases')

try {
  const { origin, manifest: file, previous, environment } = readVerifyArguments(process.argv.slice(2))
  const named = file === null ? null : readManifest(resolve(file))
  const html = await askHome(origin)
  const manifest = named ?? findManifest(origin, html, releases)
  const host = hostAnswers(origin, html, { manifest, environment })
  const asked = await verifyStore(origin, manifest, {
    previous: previous.map((older) => readManifest(resolve(older))),
    environment,
  })
  const answers = [...host, ...asked]
  console.log(verifyReport({ origin, brand: manifest.brand, version: manifest.version, answers }))
  process.exitCode = differenceCount(answers) === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
