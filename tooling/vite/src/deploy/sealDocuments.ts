import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withRelease, workerFile } from './workerText.ts'

/** The hash of a file as tags and the manifest of a release name it. */
export const sha384 = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

const metaName = 'topup-version'

/** Writes into the documents of a build the hash of each script and style sheet that they name. Source: decision 86. */
export function pinDocuments(folder: string, documents: readonly string[]): void {
  const read = (path: string) => readFileSync(join(folder, path))
  rewriteDocuments(folder, documents, (html) => withIntegrity(html, read))
}

/**
 * Writes the version of a finished build into its documents and its worker; everything else that is published has to be there.
 * Source: decisions 85 and 97.
 */
export function stampDocuments(folder: string, documents: readonly string[]): string {
  writeVersion(folder, documents, '')
  const version = contentHash(folder)
  writeVersion(folder, documents, version)
  return version
}

/**
 * Writes a version into the documents of a build, and with the hash of the store's document into its worker where there is one;
 * returns which files those are.
 */
export function writeVersion(
  folder: string,
  documents: readonly string[],
  version: string,
): readonly string[] {
  const workers = existsSync(join(folder, workerFile)) ? [workerFile] : []
  rewriteDocuments(folder, documents, (html) => withVersion(html, version))
  rewriteDocuments(folder, workers, (text) =>
    withRelease(text, { version, document: sha384(readFileSync(join(folder, 'index.html'))) }),
  )
  return [...documents, ...workers]
}

/** Changes the documents of a build. */
export function rewriteDocuments(
  folder: string,
  documents: readonly string[],
  change: (html: string) => string,
): void {
  for (const name of documents)
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')))
}

/** The document with a version in place of the one it had; it is added after the title. */
export function withVersion(html: string, version: string): string {
  const meta = (content: string) => `<meta name="${metaName}" content="${content}">`
  const present = new RegExp(meta('[^"]*'))
  return present.test(html)
    ? html.replace(present, () => meta(version))
    : html.replace('</title>', () => `</title>${meta(version)}`)
}

/** The tags that pin a file; a preload of a style sheet is not one of them. Source: decision 86. */
const pinned = /<(?:script|link)\b[^>]*?(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"[^>]*>/g

/** The document with the hash of each own script, module and style sheet in its tag. */
export function withIntegrity(html: string, read: (path: string) => Uint8Array): string {
  return html.replaceAll(pinned, (tag: string, path: string) =>
    / integrity=| rel="preload"/.test(tag) ? tag : tag.replace(/>$/, ` integrity="${sha384(read(path))}">`),
  )
}

/** Twelve digits that follow from the names and contents of all files that are published. */
function contentHash(folder: string): string {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.map') && statSync(join(folder, name)).isFile())
    .sort()
  for (const name of names) hash.update(JSON.stringify([name, sha384(readFileSync(join(folder, name)))]))
  return hash.digest('hex').slice(0, 12)
}
