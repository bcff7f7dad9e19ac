import { createHash } from 'node:crypto'
import { mediaTypeOf } from '../deploy/mediaTypes.ts'
import { headersIn } from '../deploy/responseHeaders.ts'
import type { HeaderSet } from '../deploy/responseHeaders.ts'
import { sha384 } from '../deploy/sealDocuments.ts'
import { workerFile } from '../deploy/workerText.ts'
import { payDocument } from '../pay/payHtmlPlugin.ts'
import type { ReleaseManifest } from '../release/releaseManifest.ts'
import { askFollowing, askRaw, contentOf, encodingOf } from './askRaw.ts'
import type { Accepted, RawAnswer } from './askRaw.ts'

/** A file of a release that has to be the answer at an address. */
interface ExpectedAnswer {
  readonly kind: 'document' | 'unknown path' | 'pay document' | 'asset' | 'named file' | 'worker'
  /** Where it is asked for. */
  readonly path: string
  /** Its name in the release. */
  readonly file: string
  readonly headers: HeaderSet
}

/** Whether the release holds a file in compressed forms too. */
const isCompressed = ({ files }: ReleaseManifest, file: string): boolean =>
  files.some(({ path }) => path === `${file}.br`)

/** The file of a compressed copy; hosts need not publish that one by its own name. */
const copy = /\.(?:br|gz)$/

/** Every answer that a deployed release has to give. `mark` makes the unknown path one that no cache has seen. */
function expectedAnswers(manifest: ReleaseManifest, mark: string): readonly ExpectedAnswer[] {
  const { document, hashed, named, pay, worker } = manifest.headers
  const documents: readonly ExpectedAnswer[] = [
    { kind: 'document', path: '/', file: 'index.html', headers: document },
    { kind: 'unknown path', path: `/no-such-page-${mark}`, file: 'index.html', headers: document },
    ...(pay === undefined
      ? []
      : [{ kind: 'pay document', path: `/${payDocument}`, file: payDocument, headers: pay } as const]),
  ]
  const others = manifest.files
    .map(({ path }) => path)
    .filter((path) => !copy.test(path) && !['index.html', payDocument].includes(path))
  return [
    ...documents,
    ...others.map((path): ExpectedAnswer => {
      if (path === workerFile && worker !== undefined)
        return { kind: 'worker', path: `/${path}`, file: path, headers: worker }
      const isAsset = path.startsWith('assets/')
      return {
        kind: isAsset ? 'asset' : 'named file',
        path: `/${path}`,
        file: path,
        headers: isAsset ? hashed : named,
      }
    }),
  ]
}

/** The assets of an older release that the newer one does not have. */
function oldAssets(older: ReleaseManifest, newer: ReleaseManifest): readonly ExpectedAnswer[] {
  const own = new Set(newer.files.map(({ path }) => path))
  return expectedAnswers(older, '').filter(({ kind, file }) => kind === 'asset' && !own.has(file))
}

/** Addresses at which nothing may be: what stands beside the site in a release, and source maps. */
function unpublishedPaths({ files, entryPoints }: ReleaseManifest): readonly string[] {
  const script = entryPoints['index.html']?.find((path) => path.endsWith('.js'))
  const beside = ['headers.json', 'manifest.json', 'scripts.json', 'sbom.cdx.json']
  const published = new Set(files.map(({ path }) => path))
  return [...beside, ...(script === undefined ? [] : [`${script}.map`, `sourcemaps/${script}.map`])]
    .filter((path) => !published.has(path))
    .map((path) => `/${path}`)
}

/** What was sent in place of a header set, one sentence for each difference. Headers that the set does not name are the host's own. */
export function headerDifferences(
  expected: HeaderSet,
  sent: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const values = sent.get(name) ?? []
    const [only] = values
    if (only === undefined) return [`header ${name} is missing`]
    if (values.length > 1) return [`header ${name} is sent ${values.length} times, and each counts`]
    if (name === 'content-security-policy') return policyDifferences(value, only)
    return parts(only) === parts(value) ? [] : [`header ${name} is "${only}" in place of "${value}"`]
  })
}

/** A value whose parts stand in a fixed order and spelling: some hosts sort them. */
const parts = (value: string): string =>
  value
    .toLowerCase()
    .split(/\s*[;,]\s*/)
    .sort()
    .join(', ')

/** What one policy allows or forbids and another does not. The order of directives and sources means nothing. */
export function policyDifferences(expected: string, sent: string): readonly string[] {
  // No source of ours holds a comma: it is where a host joined two policies.
  if (sent.includes(','))
    return ['header content-security-policy holds more than one policy, and each counts']
  const [was, is] = [directivesOf(expected), directivesOf(sent)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [before, now] = [was.get(name), is.get(name)]
    const policy = 'header content-security-policy'
    if (now === undefined) return [`${policy} has lost ${name}`]
    if (before === undefined) return [`${policy} has ${name}, which the release has not`]
    return [
      ...before
        .filter((source) => !now.includes(source))
        .map((source) => `${policy}: ${name} lost ${source}`),
      ...now
        .filter((source) => !before.includes(source))
        .map((source) => `${policy}: ${name} lets in ${source}`),
    ]
  })
}

/** Directives of a policy by name; of two with the same name the first counts, as in a browser. */
function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const rows = policy
    .split(';')
    .map((text) => text.trim().split(/\s+/))
    .filter(([name]) => name !== '')
  return new Map(rows.toReversed().map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

/** Whether a file came as what it is, with no other character set than UTF-8. `nosniff` makes a wrong type a lost file. */
function isType(file: string, sent: readonly string[] | undefined): boolean {
  const [type = '', ...parameters] = (sent?.join(', ') ?? '').toLowerCase().split(/\s*;\s*/)
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset)
  const expected = mediaTypeOf(file)
  const known = type === 'application/javascript' ? 'text/javascript' : type
  return isUtf8 && (expected === undefined ? type !== '' : known === expected)
}

/** Whether a browser would read an answer as a document. */
const isHtml = (sent: readonly string[] | undefined): boolean => /html/i.test(sent?.join(', ') ?? '')

/** How the answer at one address differs from the file of the release, one sentence for each difference. */
async function fileDifferences(
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
function statusDifference({ status, headers }: RawAnswer, expected: number): string {
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
  const policy = headers['content-security-policy'] ?? ''
  return [changed, ...foreignScripts(content.toString('utf8'), manifest.entryPoints[file] ?? [], policy)]
}

function contentOrReason(answer: RawAnswer): Buffer | string {
  try {
    return contentOf(answer)
  } catch (error) {
    return `it cannot be decoded: ${error instanceof Error ? error.message : String(error)}`
  }
}

/**
 * Every script of a changed document that its release has not, by name: `own` are the files that the release's document names, and
 * its policy holds the hashes of its inline scripts. Source: PCI DSS 11.6.1.
 */
function foreignScripts(html: string, own: readonly string[], policy: string): readonly string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)(?=<\/script|$)/gi)].flatMap(
    ([, attributes = '', text = '']) => {
      const [, source] = /(?:^|\s)src\s*=\s*["']?([^\s"'>]*)/i.exec(attributes) ?? []
      if (source !== undefined)
        return own.includes(source.slice(1)) ? [] : [`script ${source} is not in the release`]
      const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
      const isKnown = policy.includes(`'${hash}'`) || attributes.includes('type="application/json"')
      return isKnown ? [] : [`inline script ${hash} is not in the release`]
    },
  )
}

/**
 * What is wrong with the answer for an asset that is not there. While a release is being changed a phone asks for files of
 * the other one; HTML under a script's address, kept for a year, would break the store on that phone for as long.
 */
async function missingAssetDifferences(origin: string, path: string): Promise<readonly string[]> {
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

/** What is wrong with the answer for a file that is not to be published: only an error or a document may come. */
async function unpublishedDifferences(origin: string, path: string): Promise<readonly string[]> {
  const { status, headers } = await askRaw(new URL(path, origin), 'identity')
  return status >= 400 || (status === 200 && isHtml(headers.get('content-type'))) ? [] : ['it is published']
}

/** What one address answered, held against the release. */
export interface VerifiedAnswer {
  readonly kind: 'host' | ExpectedAnswer['kind'] | 'old asset' | 'missing asset' | 'unpublished file'
  readonly path: string
  /** One sentence each; none for the right answer. */
  readonly differences: readonly string[]
}

/** The deployment of a release that an origin is; null for a host that no table lists. */
export const environmentAt = (origin: string, { environments }: ReleaseManifest): string | null =>
  environments.find(({ origins, payOrigin }) => origins.includes(origin) || payOrigin === origin)
    ?.environment ?? null

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
    environment = null,
  }: { readonly previous?: readonly ReleaseManifest[]; readonly environment?: string | null } = {},
): Promise<readonly VerifiedAnswer[]> {
  const manifest = {
    ...release,
    headers: headersIn(release.headers, environment ?? environmentAt(origin, release)),
  }
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
      ask: () => unpublishedDifferences(origin, path),
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
