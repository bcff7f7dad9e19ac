import { gzipSync } from 'node:zlib'

/** One file of an archive. */
export interface ArchivedFile {
  /** Path with slashes, at most 255 bytes, from the root of the archive. */
  readonly path: string
  readonly content: Uint8Array
}

const blockSize = 512

/**
 * A gzipped tar archive in the ustar form that is the same, byte for byte, for the same files: sorted by path, without
 * owners, all from one moment. Node has no writer of its own, and every system can read the form.
 */
export function tarArchive(files: readonly ArchivedFile[]): Uint8Array {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const blocks = sorted.flatMap(({ path, content }) => [
    headerOf(path, content.length),
    content,
    new Uint8Array((blockSize - (content.length % blockSize)) % blockSize),
  ])
  return gzipSync(Buffer.concat([...blocks, new Uint8Array(2 * blockSize)]), { level: 9 })
}

function headerOf(path: string, size: number): Uint8Array {
  const header = Buffer.alloc(blockSize)
  const { name, prefix } = splitPath(path)
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`
  header.write(name, 0)
  header.write(octal(0o644, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(0, 12), 136)
  // The sum is taken with spaces in its own place.
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** A name of up to 100 bytes, and what stands before it in up to 155. Throws for a path that does not fit. */
function splitPath(path: string): { readonly name: string; readonly prefix: string } {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: '' }
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)]
    if (Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155) return { name, prefix }
  }
  throw new Error(`${path} is too long for an archive`)
}
