import { sha384 } from '../deploy/sealDocuments.ts'
import type { ReleaseManifest } from '../release/releaseManifest.ts'
import { askFollowing, askRaw, contentOf, encodingOf } from './askRaw.ts'
import type { Accepted, RawAnswer } from './askRaw.ts'
import { isCompressed } from './expectedAnswers.ts'
import type { ExpectedAnswer } from './expectedAnswers.ts'
import { headerDifferences, inlineHashesIn } from './headerDifferences.ts'
import { isType } from './mediaTypes.ts'
import { scriptDifferences } from './scriptDifferences.ts'

/** How the answer at one address differs from the file of the release, one sentence for each difference. */
export async function fileDifferences(
  origin: string,
  manifest: ReleaseManifest,
  expected: ExpectedAnswer,
): Promise<readonly string[]> {
  const plain = await answerDifferences(origin, manifest, expected, 'identity')
  if (!isCompressed(manifest, expected.file)) return plain
  const compressed = await answerDifferences(origin, manifest, expected, 'gzip, br')
  return [...new Set([...plain, ...compressed])]
}

async function answerDifferences(
  origin: string,
  manifest: ReleaseManifest,
  expected: ExpectedAnswer,
  accepted: Accepted,
): Promise<readonly string[]> {
  const url = new URL(expected.path, origin)
  // A host may lead from `/pay.html` to `/pay`: what counts is where the store arrives.
  const ask = expected.kind === 'pay document' ? askFollowing : askRaw
  const answer = await ask(url, accepted)
  if (answer.status !== 200) return [statusDifference(answer, 200)]
  return [
    ...(isType(expected.file, answer.headers.get('content-type'))
      ? []
      : [`content-type is "${answer.headers.get('content-type')?.join(', ') ?? ''}"`]),
    ...headerDifferences(expected.headers, answer.headers),
    ...encodingDifferences(answer, accepted, sizeOf(manifest, expected.file)),
    ...contentDifferences(manifest, expected, answer),
  ]
}

/** A status other than the expected one, with where it leads. */
export function statusDifference({ status, headers }: RawAnswer, expected: number): string {
  const location = headers.get('location')?.[0]
  return `status ${status}${location === undefined ? '' : ` to ${location}`} in place of ${expected}`
}

/** The smallest file that every host compresses; CloudFront's documentation, "Serve compressed files". */
const compressedFrom = 1000

const sizeOf = ({ files }: ReleaseManifest, file: string) =>
  files.find(({ path }) => path === file)?.size ?? 0

function encodingDifferences({ headers }: RawAnswer, accepted: Accepted, size: number): readonly string[] {
  const encoding = encodingOf(headers)
  if (accepted === 'identity')
    return encoding === null ? [] : [`it is compressed (${encoding}) for a client that did not ask for it`]
  const isLost = encoding === null && size >= compressedFrom
  return isLost ? ['it is not compressed for a client that accepts gzip and br'] : []
}

function contentDifferences(
  manifest: ReleaseManifest,
  { file, headers }: ExpectedAnswer,
  answer: RawAnswer,
): readonly string[] {
  const hashOf = (name: string) => manifest.files.find(({ path }) => path === name)?.integrity ?? ''
  const content = contentOrReason(answer)
  if (typeof content === 'string') return [content]
  const hash = sha384(content)
  if (hash === hashOf(file)) return []
  const changed = `its content has ${hash} in place of ${hashOf(file)}`
  if (!file.endsWith('.html')) return [changed]
  const scripts = (manifest.entryPoints[file] ?? []).filter((path) => path.endsWith('.js'))
  return [
    changed,
    ...scriptDifferences(content.toString('utf8'), {
      own: new Map(scripts.map((path) => [`/${path}`, hashOf(path)])),
      inline: inlineHashesIn(headers['content-security-policy'] ?? ''),
    }),
  ]
}

function contentOrReason(answer: RawAnswer): Buffer | string {
  try {
    return contentOf(answer)
  } catch (error) {
    return `it cannot be decoded: ${error instanceof Error ? error.message : String(error)}`
  }
}
