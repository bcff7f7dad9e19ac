import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt'])
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Puts a `.br` (quality 11) and a `.gz` (level 9) beside every text file of a folder that is worth it. */
export async function compress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => texts.has(extname(name)) && name !== 'headers.json')
      .map((name) => one(join(folder, name))),
  )
}

async function one(path: string): Promise<void> {
  const content = await readFile(path)
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    deflate(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
