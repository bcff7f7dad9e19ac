import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '@topup/vite/apps'

/** A database server that lives for one test run. */
export interface TemporaryPostgres {
  readonly url: string
  readonly stop: () => void
}

/** The newest `initdb` of this machine, or null when it has no PostgreSQL. */
function installedInitdb(): string | null {
  return globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1) ?? null
}

/**
 * Starts PostgreSQL on a free port of 127.0.0.1 with its data in a temporary folder, from the path of `initdb`.
 * PostgreSQL refuses to run as root, so root hands it to the user `postgres`. Null when it does not start or there is none.
 */
export async function startTemporaryPostgres(
  initdb: string | null = installedInitdb(),
): Promise<TemporaryPostgres | null> {
  if (initdb === null) return null
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? userOf('postgres') : null
  if (isRoot && owner === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'topup-postgres-'))
  if (owner !== null) {
    chownSync(folder, owner.uid, owner.gid)
    chmodSync(folder, 0o700)
  }
  const run = (program: string, ...given: readonly string[]) =>
    spawnSync(join(dirname(initdb), program), given, { cwd: folder, stdio: 'ignore', ...owner }).status === 0
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off`
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  const isUp =
    run('initdb', '-D', data, '-U', 'topup', '-A', 'trust', '-E', 'UTF8', '--no-sync') &&
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  if (isUp) return { url: `postgres://topup@127.0.0.1:${port}/postgres`, stop }
  stop()
  return null
}

function userOf(name: string): { readonly uid: number; readonly gid: number } | null {
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN)
  const [uid, gid] = [id('-u'), id('-g')]
  return Number.isNaN(uid) || Number.isNaN(gid) ? null : { uid, gid }
}
