import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** The files of a store as one text: by path, what is text as it is and the rest in base64. */
type Packed = Readonly<Record<string, { readonly text: string } | { readonly base64: string }>>

/** Made again by whoever serves it. */
const compressed = new Set(['.br', '.gz'])
const binary = new Set(['.png', '.woff2'])

/** Packs the sandbox build of a store into one file. */
export function packRelease(folder: string, file: string): void {
  const packed: Record<string, Packed[string]> = {}
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || compressed.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    packed[relative(folder, path)] = binary.has(extname(entry.name))
      ? { base64: readFileSync(path, 'base64') }
      : { text: readFileSync(path, 'utf8') }
  }
  const names = Object.keys(packed).sort()
  const text = JSON.stringify(Object.fromEntries(names.map((name) => [name, packed[name]])))
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  }
  writeFileSync(file, brotliCompressSync(text, { params }))
}

/** Unpacks what `packRelease` made into a folder. */
export function unpackRelease(file: string, folder: string): void {
  const packed = readPacked(file)
  for (const [name, content] of Object.entries(packed)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'text' in content ? content.text : Buffer.from(content.base64, 'base64'))
  }
}

/** The text of the one file of a packed release whose path fits. Throws where none does. */
export function textInRelease(file: string, path: RegExp): string {
  for (const [name, content] of Object.entries(readPacked(file)))
    if (path.test(name) && 'text' in content) return content.text
  throw new Error(`${file} holds no text at ${path}`)
}

const readPacked = (file: string) =>
  JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')) as Packed
