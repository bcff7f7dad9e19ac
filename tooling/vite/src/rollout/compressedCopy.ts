import { brotliDecompressSync, gunzipSync } from 'node:zlib'

const formats = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const

/** Far above any file of a store. */
const maxOutputLength = 100_000_000

/** The file that a compressed copy is one of; null for a file that is no copy. */
export const originalOf = (path: string): string | null => /^(.+)\.(?:br|gz)$/.exec(path)?.[1] ?? null

/** What a compressed copy holds; null for a file that is no copy, and for a copy that cannot be read. */
export function unpacked(path: string, content: Buffer): Buffer | null {
  const [ending] = /\.(?:br|gz)$/.exec(path) ?? []
  if (ending === undefined) return null
  try {
    return formats[ending as keyof typeof formats](content, { maxOutputLength })
  } catch {
    return null
  }
}
