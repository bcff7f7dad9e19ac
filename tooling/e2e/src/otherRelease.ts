import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withHashes } from '@topup/vite/deploy'

/**
 * Makes a build of another release out of one: each of its assets has another name, as after a change of the sources, and
 * whatever names one names the new one. Compressed copies are left out.
 */
export function makeOtherRelease(build: string, folder: string): void {
  cpSync(build, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  const assets = readdirSync(join(folder, 'assets'))
  const renamed = new Map(assets.map((name) => [name, otherName(name)]))
  for (const [name, next] of renamed) renameSync(join(folder, 'assets', name), join(folder, 'assets', next))
  const named = new RegExp(assets.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const before = new Map<string, string>()
  for (const path of textsIn(folder)) {
    const text = readFileSync(path, 'utf8')
    before.set(path, text)
    writeFileSync(
      path,
      text.replaceAll(named, (name) => renamed.get(name) ?? name),
    )
  }
  const read = (path: string) => readFileSync(join(folder, path))
  const worker = join(folder, 'sw.js')
  const hashAt = (path: string) => hashOf('sha384', read(path))
  writeFileSync(worker, withHashes(readFileSync(worker, 'utf8'), hashAt))
  for (const path of textsIn(folder).filter((each) => each.endsWith('.html'))) {
    const html = readFileSync(path, 'utf8').replaceAll(
      /(="\/(assets\/[^"]+)"[^>]*? integrity=")[^"]+/g,
      (_tag, start: string, asset: string) => start + hashOf('sha384', read(asset)),
    )
    writeFileSync(path, html)
    replaceHashes(join(folder, 'headers.json'), before.get(path) ?? '', html)
  }
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

/** Lets in the inline scripts of the changed document in place of those that they were. */
function replaceHashes(headers: string, before: string, after: string): void {
  const inline = (html: string) =>
    [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashOf('sha256', text))
  const now = inline(after)
  const changed = inline(before).reduce(
    (text, hash, at) => text.replaceAll(hash, now[at] ?? hash),
    readFileSync(headers, 'utf8'),
  )
  writeFileSync(headers, changed)
}

const hashOf = (kind: 'sha256' | 'sha384', content: string | Uint8Array) =>
  `${kind}-${createHash(kind).update(content).digest('base64')}`

const textsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && /\.(?:html|js|css|json|svg)$/.test(basename(path)))
