import { join, resolve } from 'node:path'
import { readManifest } from '../release/releaseManifest.ts'
import { askHome, deploymentNotes } from './deploymentNotes.ts'
import { findManifest } from './askRaw.ts'
import { differenceCount, readVerifyArguments, verifyJson, verifyReport } from './verifyReport.ts'
import { environmentAt, verifyStore } from './verifyStore.ts'

const releases = join(resolve(import.meta.dirname, '../../../..'), 'releases')

try {
  const { origin, manifest: file, previous, environment, form } = readVerifyArguments(process.argv.slice(2))
  const named = file === null ? null : readManifest(resolve(file))
  const html = await askHome(origin)
  const manifest = named ?? findManifest(origin, html, releases)
  const { warnings, answers: host } = deploymentNotes(origin, html, { manifest, environment })
  const asked = await verifyStore(origin, manifest, {
    previous: previous.map((older) => readManifest(resolve(older))),
    environment: environment ?? environmentAt(origin, manifest),
  })
  const answers = [...host, ...asked]
  const verified = { origin, brand: manifest.brand, version: manifest.version, warnings, answers }
  console.log(form === 'json' ? verifyJson(verified) : verifyReport(verified))
  process.exitCode = differenceCount(answers) === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
