import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha384 } from '../deploy/sealDocuments.ts'
import { workerFile } from '../deploy/workerRelease.ts'
import type { ReleaseManifest } from '../release/releaseManifest.ts'
import { filesOf } from '../release/siteFiles.ts'
import { readManifest } from '../release/readManifest.ts'
import { originalOf, unpacked } from './compressedCopy.ts'
import { heldManifest, heldReleases, holds, nameOf, releaseFolder, writeWhole } from './hostFolder.ts'
import type { HostFolder } from './hostFolder.ts'
import { pointed } from './pointers.ts'

/** How many assets of a release were new on the host. */
export interface PutRelease {
  readonly name: string
  readonly written: number
  readonly there: number
}

interface SiteFile {
  readonly path: string
  readonly content: Buffer
}

const isAsset = ({ path }: SiteFile) => path.startsWith('assets/')

/**
 * Brings a release to a host without showing it to anyone: the assets first, beside those of other releases, then everything
 * else in a folder of its own. Throws a plain sentence for a release that is not what its manifest says, and for an asset
 * that the host has with another content.
 */
export function putRelease(host: HostFolder, folder: string): PutRelease {
  const manifest = readManifest(join(folder, 'manifest.json'))
  const name = nameOf(manifest)
  expectBrand(host, manifest)
  expectKind(host, manifest)
  const files = wholeFiles(folder)
  const assets = files.filter(isAsset)
  const written = assets.filter((asset) => putAsset(host, asset)).length
  if (!holds(host, name)) putFolder(host, folder, name)
  else putWorker(host, name, files)
  return { name, written, there: assets.length - written }
}

/** A folder is one store's: another one's release would take its documents away. */
function expectBrand(host: HostFolder, { brand }: ReleaseManifest): void {
  const [other] = heldReleases(host)
    .map((name) => name.replace(/-.*/, ''))
    .filter((held) => held !== brand)
  if (other === undefined) return
  throw new Error(`${host} is the folder of the store ${other}, and the release is one of ${brand}.`)
}

/** A store and its pay document at an origin of its own have folders of their own: both have the same brand and version. */
function expectKind(host: HostFolder, manifest: ReleaseManifest): void {
  const live = pointed(host, 'live')
  if (live === null || !holds(host, live)) return
  const kindOf = ({ entryPoints }: ReleaseManifest) =>
    'pay.html' in entryPoints && entryPoints['index.html']?.length === 0 ? 'pay document' : 'store'
  const [there, given] = [kindOf(heldManifest(host, live)), kindOf(manifest)]
  if (there !== given)
    throw new Error(`${host} is the folder of a ${there}, and the release is one of a ${given}.`)
}

/**
 * The files of a release's site. Throws a plain sentence where one is missing or not what the manifest says. A compressed copy
 * counts by what it holds: releases share it, and another version of Node compresses in another way.
 */
export function wholeFiles(folder: string): readonly SiteFile[] {
  const { files } = readManifest(join(folder, 'manifest.json'))
  const integrities = new Map(files.map(({ path, integrity }) => [path, integrity]))
  return files.map(({ path, integrity }) => {
    const file = join(folder, 'site', path)
    if (!existsSync(file)) throw new Error(`${file} is missing: the release is not whole.`)
    const content = readFileSync(file)
    if (sha384(content) !== integrity && !isCopy(path, content, integrities) && !isEnd(folder, path, content))
      throw new Error(`${file} is not the file that the manifest names.`)
    return { path, content }
  })
}

/** Whether a file is the worker that ends others, put in the place of the release's own by hand. Source: decision 97. */
function isEnd(folder: string, path: string, content: Buffer): boolean {
  const end = join(folder, 'hosts/no-worker', path)
  return /^sw\.js(?:\.(?:br|gz))?$/.test(path) && existsSync(end) && content.equals(readFileSync(end))
}

/** Whether a file is a compressed copy of what the manifest names without `.br` or `.gz`. */
function isCopy(path: string, content: Buffer, integrities: ReadonlyMap<string, string>): boolean {
  const [original, held] = [originalOf(path), unpacked(path, content)]
  return original !== null && held !== null && sha384(held) === integrities.get(original)
}

/** Whether an asset had to be written. One that is there stays as it is. */
function putAsset(host: HostFolder, { path, content }: SiteFile): boolean {
  const file = join(host, path)
  if (existsSync(file)) {
    if (holdsSame(path, readFileSync(file), content)) return false
    throw new Error(`${file} has another content than in the release. Find out who changed it.`)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeWhole(file, content)
  return true
}

function holdsSame(path: string, there: Buffer, content: Buffer): boolean {
  if (there.equals(content)) return true
  const [held, wanted] = [unpacked(path, there), unpacked(path, content)]
  return held !== null && wanted !== null && held.equals(wanted)
}

/** The worker of a release that lies on the host already, where the one that ends others stands in its place. */
function putWorker(host: HostFolder, name: string, files: readonly SiteFile[]): void {
  const site = join(releaseFolder(host, name), 'site')
  for (const { path, content } of files.filter(({ path: each }) => each.startsWith(workerFile)))
    if (!existsSync(join(site, path)) || !readFileSync(join(site, path)).equals(content))
      writeWhole(join(site, path), content)
}

/** Everything but the assets, in a folder that gets its name once it is whole. */
function putFolder(host: HostFolder, folder: string, name: string): void {
  const target = releaseFolder(host, name)
  const partial = releaseFolder(host, `.${name}`)
  for (const rest of [target, partial]) rmSync(rest, { recursive: true, force: true })
  const write = ({ path, content }: SiteFile) => {
    mkdirSync(dirname(join(partial, path)), { recursive: true })
    writeFileSync(join(partial, path), content)
  }
  const site = wholeFiles(folder).filter((file) => !isAsset(file))
  for (const { path, content } of site) write({ path: `site/${path}`, content })
  for (const { path, content } of filesOf(join(folder, 'hosts'))) write({ path: `hosts/${path}`, content })
  write({ path: 'manifest.json', content: readFileSync(join(folder, 'manifest.json')) })
  if (existsSync(join(partial, 'hosts/nginx/store.conf')))
    write({ path: 'nginx.conf', content: Buffer.from(nginxOf(target)) })
  symlinkSync('../../../assets', join(partial, 'site/assets'))
  renameSync(partial, target)
}

/**
 * What an nginx `server` block includes through a pointer. It names the release and not the pointer, so that documents and
 * the policy that was made for them change together, when nginx reads its configuration again.
 */
function nginxOf(release: string): string {
  if (/["$\\\n]/.test(release))
    throw new Error(`nginx cannot read from ${release}: choose a plain folder name.`)
  return `root "${release}/site";\ninclude "${release}/hosts/nginx/store.conf";\n`
}
