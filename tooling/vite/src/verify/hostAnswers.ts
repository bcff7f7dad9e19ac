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
 * What is wrong with the host itself, before a store is compared with a release: no table lists it, which is meant where a deployment is
 * named, as for a rehearsal. Throws one sentence where the manifest is that of another brand: every address would differ, and none of
 * it would mean anything.
 */
export function hostAnswers(
  origin: string,
  html: string,
  { manifest, environment }: { readonly manifest: ReleaseManifest; readonly environment: string | null },
): readonly VerifiedAnswer[] {
  const [, shown] = /<html[^>]*\sdata-brand="([\w-]+)"/.exec(html) ?? []
  if (shown !== undefined && shown !== manifest.brand)
    throw new Error(
      `${origin} is the store of ${shown}, and the manifest is that of ${manifest.brand}. Name the manifest of ${shown} with --manifest.`,
    )
  if (environment !== null || environmentAt(origin, manifest) !== null) return []
  const known = manifest.environments.flatMap(({ origins }) => origins).join(', ')
  const note = `${origin} is in no host table of ${manifest.brand} (${known}): there players read “This link is incomplete”, and nothing is sold.`
  return [{ kind: 'host', path: '/', differences: [note] }]
}
