import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt'])
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** The best that a format can do, and what is done at once and a tenth larger. */
const efforts = {
  best: { brotli: 11, gzip: 9 },
  quick: { brotli: 5, gzip: 6 },
} as const

/**
 * Puts a `.br` and a `.gz` beside every text file of a folder that is worth it, or beside those that `names` names: where the
 * others have not changed since.
 */
export async function compress(
  folder: string,
  {
    effort = 'best',
    names,
  }: { readonly effort?: keyof typeof efforts; readonly names?: readonly string[] } = {},
): Promise<void> {
  const all = names ?? (await readdir(folder, { recursive: true }))
  await Promise.all(
    all
      .filter((name) => texts.has(extname(name)) && name !== 'headers.json')
      .map((name) => one(join(folder, name), efforts[effort])),
  )
}

async function one(path: string, levels: (typeof efforts)[keyof typeof efforts]): Promise<void> {
  const content = await readFile(path)
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [quality]: levels.brotli, [size]: content.length } }),
    deflate(content, { level: levels.gzip }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
