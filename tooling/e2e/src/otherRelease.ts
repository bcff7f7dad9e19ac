import { cpSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { inlineHashes, pinDocuments, rewriteDocuments, sha384, withHashes } from '@topup/vite/deploy'

/**
 * Makes a build of another release out of one: each of its assets has another name, as after a change of the sources, and
 * whatever names one names the new one. Compressed copies are left out.
 */
export function makeOtherRelease(build: string, folder: string): void {
  cpSync(build, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  const read = (path: string) => readFileSync(join(folder, path))
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|js|css|json|svg)$/.test(name),
  )
  const documents = texts.filter((name) => name.endsWith('.html'))
  const inlineScripts = () =>
    documents.flatMap((name) => inlineHashes(read(name).toString('utf8')).scriptHashes)
  const before = inlineScripts()
  const assets = readdirSync(join(folder, 'assets'))
  const renamed = new Map(assets.map((name) => [name, otherName(name)]))
  const named = new RegExp(assets.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  rewriteDocuments(folder, texts, (text) => text.replaceAll(named, (name) => renamed.get(name) ?? name))
  for (const [name, next] of renamed) renameSync(join(folder, 'assets', name), join(folder, 'assets', next))
  rewriteDocuments(folder, documents, (html) => html.replaceAll(/ integrity="[^"]+"/g, ''))
  pinDocuments(folder, documents)
  rewriteDocuments(folder, ['sw.js'], (text) => withHashes(text, (path) => sha384(read(path))))
  // The policy lets in the inline scripts of the changed documents in place of those that they were.
  const after = inlineScripts()
  rewriteDocuments(folder, ['headers.json'], (text) =>
    before.reduce((changed, hash, at) => changed.replaceAll(hash, after[at] ?? hash), text),
  )
}

/** The name with another hash. Throws for a name without one. */
function otherName(name: string): string {
  const next = name.replace(
    /-([\w-])(?=[\w-]{7}\.\w+$)/,
    (_hash, first: string) => `-${first === '_' ? '0' : '_'}`,
  )
  if (next === name) throw new Error(`${name} has no hash`)
  return next
}
