import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@topup/api-client/contract'
import { allProviders } from '@topup/api-client/providers/allProviders'
import { listApps, readBrandApp } from '@topup/vite/apps'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { readNames } from './readNames.ts'
import type { SourceNames } from './readNames.ts'
import { callReasons, fieldReasons, wireReasons } from './reasons.ts'
import { unusedRows } from './unusedRows.ts'
import { wireFields } from './wireFields.ts'

/**
 * Every call of the contract is made, every field of an answer is decoded, and every decoded field is read, or a table
 * says why not. A field counts as read where its name is: a name that two entities share is not told apart.
 */
export async function checkCalls(): Promise<readonly CheckRow[]> {
  const apps = namesIn('apps/*/src')
  const offered = new Set(
    (await Promise.all(listApps().map((key) => readBrandApp(key)))).flatMap(({ providers }) => providers),
  )
  const flows = namesIn('packages/flows/src')
  const domain = namesIn('packages/domain/src')
  const client = namesIn('packages/api-client/src').filter(({ file }) => !/\/(contract|openapi)\//.test(file))
  const decoders = client.filter(({ file }) => file.includes('/decode/'))
  const isIn =
    (sources: readonly Source[], use: keyof SourceNames) =>
    (name: string): boolean =>
      sources.some((source) => source[use].has(name))
  const isImported = isIn([...flows, ...apps], 'imported')
  const starters = new Map<string, string>(allProviders.map(({ path, key }) => [path, key]))
  const calls = allEndpoints.map(({ name, endpoint }) => ({ name, provider: starters.get(endpoint.path) }))
  return [
    ...unusedRows({
      subject: 'calls',
      names: calls.map(({ name }) => name),
      isUsed: (name) => {
        const provider = calls.find((call) => call.name === name)?.provider
        return isImported(name) || (provider !== undefined && offered.has(provider))
      },
      verb: 'made',
      reasons: callReasons,
    }),
    ...unusedRows({
      subject: 'fields of answers',
      names: allEndpoints.flatMap(({ endpoint }) => [...wireFields(endpoint.content)]),
      isUsed: isIn([...client, ...flows], 'read'),
      verb: 'read',
      reasons: wireReasons,
    }),
    ...unusedRows({
      subject: 'decoded fields',
      names: decoders.flatMap(({ filled }) => [...filled]),
      isUsed: isIn([...domain, ...flows, ...apps, ...client], 'read'),
      verb: 'read',
      reasons: fieldReasons,
    }),
  ]
}

type Source = SourceNames & { readonly file: string }

/** The names in all files of these folders that are shipped. */
function namesIn(folder: string): readonly Source[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: rootFolder }).filter(isShipped)
  return files.map((file) => ({ file, ...readNames(file, readFileSync(join(rootFolder, file), 'utf8')) }))
}

const isShipped = (file: string): boolean => !/\.(test|stories)\.tsx?$|\.d\.ts$|\/src\/testing\//.test(file)
