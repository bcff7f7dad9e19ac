import { brotliCompressSync } from 'node:zlib'

/** More documents than any server of ours has, each as it was last built. */
const mostKept = 64

const compressed = new Map<string, Buffer>()

/** A text in brotli. The best compression of a document takes a tenth of a second, so it is done once. */
export function compressOnce(text: string): Buffer {
  const kept = compressed.get(text)
  if (kept !== undefined) return kept
  if (compressed.size >= mostKept) compressed.clear()
  const made = brotliCompressSync(text)
  compressed.set(text, made)
  return made
}
