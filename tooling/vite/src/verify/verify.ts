import { join, resolve } from 'node:path'
import { readManifest } from '../release/readManifest.ts'
import { findManifest } from './findManifest.ts'
import { readVerifyArguments } from './readVerifyArguments.ts'
import { differenceCount, verifyJson, verifyReport } from './verifyReport.ts'
import { verifyStore } from './verifyStore.ts'

const releases = join(resolve(import.meta.dirname, '../../../..'), 'releases')

try {
  const { origin, manifest: file, previous, form } = readVerifyArguments(process.argv.slice(2))
  const manifest = file === null ? await findManifest(origin, releases) : readManifest(resolve(file))
  const answers = await verifyStore(
    origin,
    manifest,
    previous.map((older) => readManifest(resolve(older))),
  )
  const verified = { origin, brand: manifest.brand, version: manifest.version, answers }
  console.log(form === 'json' ? verifyJson(verified) : verifyReport(verified))
  process.exitCode = differenceCount(answers) === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
