import { headersIn } from '../deploy/headerSets.ts'
import { sha384 } from '../deploy/sealDocuments.ts'
import type { ReleaseManifest } from '../release/releaseManifest.ts'
import { missingAssetDifferences, unpublishedDifferences } from './absenceDifferences.ts'
import { askRaw, contentOf } from './askRaw.ts'
import { expectedAnswers, oldAssets, unpublishedPaths } from './expectedAnswers.ts'
import type { ExpectedAnswer } from './expectedAnswers.ts'
import { fileDifferences } from './fileDifferences.ts'

/** What one address answered, held against the release. */
export interface VerifiedAnswer {
  readonly kind: ExpectedAnswer['kind'] | 'old asset' | 'missing asset' | 'unpublished file'
  readonly path: string
  /** One sentence each; none for the right answer. */
  readonly differences: readonly string[]
}

/** The deployment of a release that an origin is; null for a host that no table lists. */
export const environmentAt = (origin: string, { environments }: ReleaseManifest): string | null =>
  environments.find(({ origins, payOrigin }) => origins.includes(origin) || payOrigin === origin)
    ?.environment ?? null

/** The document that a host answers with, and that of the release. */
async function documentsAt(origin: string, { files }: ReleaseManifest): Promise<ReadonlySet<string>> {
  const own = files.find(({ path }) => path === 'index.html')?.integrity ?? ''
  const home = await askRaw(new URL('/', origin), 'identity').then(
    (answer) => sha384(contentOf(answer)),
    () => own,
  )
  return new Set([own, home])
}

/**
 * Asks a deployed store for every class of path, and compares each answer with the release. Assets of the `previous` ones have
 * to be there too: players have their documents open. Header sets are those of the `environment`; where nobody says it, of the host
 * table's, and production's at a host that no table lists. Source: PCI DSS 11.6.1.
 */
export async function verifyStore(
  origin: string,
  release: ReleaseManifest,
  {
    previous = [],
    environment = environmentAt(origin, release),
  }: { readonly previous?: readonly ReleaseManifest[]; readonly environment?: string | null } = {},
): Promise<readonly VerifiedAnswer[]> {
  const manifest = { ...release, headers: headersIn(release.headers, environment) }
  const documents = documentsAt(origin, manifest)
  const mark = crypto.randomUUID()
  const missing = `/assets/missing-${mark}.js`
  const questions: readonly Question[] = [
    ...expectedAnswers(manifest, mark).map((expected) => ({
      kind: expected.kind,
      path: expected.path,
      ask: () => fileDifferences(origin, manifest, expected),
    })),
    ...previous.flatMap((older) =>
      oldAssets(older, manifest).map((expected) => ({
        kind: 'old asset' as const,
        path: expected.path,
        ask: () => fileDifferences(origin, older, expected),
      })),
    ),
    { kind: 'missing asset', path: missing, ask: () => missingAssetDifferences(origin, missing) },
    ...unpublishedPaths(manifest).map((path) => ({
      kind: 'unpublished file' as const,
      path,
      ask: () => unpublishedDifferences(origin, documents, path),
    })),
  ]
  return inTurns(questions)
}

interface Question extends Pick<VerifiedAnswer, 'kind' | 'path'> {
  readonly ask: () => Promise<readonly string[]>
}

/** How many requests are under way at once: few enough for a small host. */
const atOnce = 6

async function inTurns(questions: readonly Question[]): Promise<readonly VerifiedAnswer[]> {
  const answers: VerifiedAnswer[] = []
  const left = questions.entries()
  const work = async () => {
    for (const [at, { kind, path, ask }] of left) {
      const differences = await ask().catch((error: unknown) => [
        `no answer: ${error instanceof Error ? error.message : String(error)}`,
      ])
      answers[at] = { kind, path, differences }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}
