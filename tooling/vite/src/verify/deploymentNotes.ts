import type { ReleaseManifest } from '../release/releaseManifest.ts'
import { askFollowing, contentOf, reachSentence } from './askRaw.ts'
import { environmentAt, type VerifiedAnswer } from './verifyStore.ts'

/** The document of a deployed store. Throws one sentence that says what is wrong with a host that gives none. */
export async function askHome(origin: string): Promise<string> {
  const url = new URL('/', origin)
  const answer = await askFollowing(url, 'identity').catch((error: unknown) => {
    throw new Error(reachSentence(url, error))
  })
  if (answer.status >= 500)
    throw new Error(`${origin} answers ${answer.status}: the host is there, the store is not.`)
  return contentOf(answer).toString('utf8')
}

/**
 * What is to be known before a store is compared with a release. A host that no table lists differs from every deployment; where one
 * was named it is a rehearsal, and that is a warning. Throws one sentence where the manifest is that of another brand: every address
 * would differ, and none of it would mean anything.
 */
export function deploymentNotes(
  origin: string,
  html: string,
  { manifest, environment }: { readonly manifest: ReleaseManifest; readonly environment: string | null },
): { readonly warnings: readonly string[]; readonly answers: readonly VerifiedAnswer[] } {
  const [, shown] = /<html[^>]*\sdata-brand="([\w-]+)"/.exec(html) ?? []
  if (shown !== undefined && shown !== manifest.brand)
    throw new Error(
      `${origin} is the store of ${shown}, and the manifest is that of ${manifest.brand}. Name the manifest of ${shown} with --manifest.`,
    )
  if (environmentAt(origin, manifest) !== null) return { warnings: [], answers: [] }
  const known = manifest.environments.flatMap(({ origins }) => origins).join(', ')
  const note = `${origin} is in no host table of ${manifest.brand} (${known}): there players read “This link is incomplete”, and nothing is sold.`
  return environment === null
    ? { warnings: [], answers: [{ kind: 'host', path: '/', differences: [note] }] }
    : { warnings: [note], answers: [] }
}
