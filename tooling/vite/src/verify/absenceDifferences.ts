import { sha384 } from '../deploy/sealDocuments.ts'
import { askRaw, contentOf } from './askRaw.ts'
import { statusDifference } from './fileDifferences.ts'
import { isHtml } from './mediaTypes.ts'

/**
 * What is wrong with the answer for an asset that is not there. While a release is being changed a phone asks for files of
 * the other one; HTML under a script's address, kept for a year, would break the store on that phone for as long.
 */
export async function missingAssetDifferences(origin: string, path: string): Promise<readonly string[]> {
  const answer = await askRaw(new URL(path, origin), 'identity')
  const cache = answer.headers.get('cache-control')?.join(', ') ?? ''
  const [, seconds = '0'] = /max-age=(\d+)/.exec(cache) ?? []
  return [
    ...(answer.status === 404 ? [] : [statusDifference(answer, 404)]),
    ...(isHtml(answer.headers.get('content-type')) ? ['HTML is answered for a missing asset'] : []),
    ...(cache.includes('immutable') || Number(seconds) > longestSeconds
      ? [`a missing asset may be kept: header cache-control is "${cache}"`]
      : []),
  ]
}

/** How long a phone may believe that an asset is not there. */
const longestSeconds = 60

/**
 * What is wrong with the answer for a file that is not to be published: only an error or a document may come. `documents` are the
 * hashes of the release's and of what the host answers at `/`, which need not be the same.
 */
export async function unpublishedDifferences(
  origin: string,
  documents: Promise<ReadonlySet<string>>,
  path: string,
): Promise<readonly string[]> {
  const answer = await askRaw(new URL(path, origin), 'identity')
  if (answer.status >= 400) return []
  const isDocument = answer.status === 200 && (await documents).has(sha384(contentOf(answer)))
  return isDocument ? [] : ['it is published']
}
