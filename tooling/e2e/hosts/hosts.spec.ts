import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync, chownSync, mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '@topup/vite/apps'
import { releaseStore } from '@topup/vite/release'
import { serveSite } from '@topup/vite/serve'
import { readManifest, verifyStore } from '@topup/vite/verify'

/** A running nginx. */
interface NginxHost {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** A user without rights on Linux and macOS, for a run as root. */
const nobody = 65_534

/** What nginx is started with. */
interface NginxStart {
  readonly program: string
  /** An empty folder for what nginx writes, in a place that everybody may enter. */
  readonly folder: string
  /** The configuration, given the free port of 127.0.0.1 on which it has to listen. */
  readonly configuration: (port: number) => string
  /** Which file the configuration becomes; in `folder` where nothing is said. */
  readonly file?: string
  /** What paths without a slash in front are relative to; `folder` where nothing is said. */
  readonly prefix?: string
}

/** Starts an nginx of its own, unprivileged and on 127.0.0.1. */
async function startNginx(given: NginxStart): Promise<NginxHost> {
  const { program, folder, configuration, prefix = folder, file = join(folder, 'nginx.conf') } = given
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, configuration(port))
  const isRoot = process.getuid?.() === 0
  chmodSync(folder, 0o755)
  if (isRoot) chownSync(folder, nobody, nobody)
  const line = ['-p', prefix, '-c', file]
  const user = isRoot ? { uid: nobody, gid: nobody } : {}
  const child = spawn(program, [...line, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
  })
  const said: string[] = []
  child.stderr.on('data', (piece: Buffer) => said.push(piece.toString('utf8')))
  await whenItAnswers(child, port, () => said.join(''))
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => stopped(child),
  }
}

/** A whole configuration that writes into `folder` alone. */
const nginxConfiguration = (folder: string, http: string): string => `
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${http}
}
`

/** Resolves once the port answers. Rejects with nginx's own words when it ends before that. */
async function whenItAnswers(child: ChildProcess, port: number, said: () => string): Promise<void> {
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`nginx ended: ${said()}`)))
  })
  ended.catch(() => undefined)
  const answers = async () => {
    while (child.exitCode === null && !(await isOpen(port)))
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await Promise.race([ended, answers()])
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Every difference between a host and the release, with its address. */
async function differencesAt(origin: string, folder: string): Promise<readonly string[]> {
  const answers = await verifyStore(origin, readManifest(join(folder, 'manifest.json')))
  return answers.flatMap(({ path, differences }) => differences.map((text) => `${path}: ${text}`))
}

// One store with a pay document, one without.
for (const key of ['watt', 'ko']) {
  test.describe(key, () => {
    let target = ''
    let release = ''
    test.beforeAll(async () => {
      target = mkdtempSync(join(tmpdir(), 'topup-hosts-'))
      // A host runs as another user than who makes a release.
      chmodSync(target, 0o755)
      const commit = { id: 'hosts', committedAt: new Date(0).toISOString() }
      ;({ folder: release } = await releaseStore({ key, commit, sbom: '{}', target }))
    })
    test.afterAll(() => rmSync(target, { recursive: true, force: true }))

    test('the own server sends the release', async () => {
      const { headers } = readManifest(join(release, 'manifest.json'))
      const site = { folder: join(release, 'site'), headers, sandboxOrigins: null }
      const { origin, close } = await serveSite(site, 0)
      expect(await differencesAt(origin, release)).toEqual([])
      await close()
    })

    // `npm test` says so where there is no nginx.
    if (process.env['TEST_NGINX'] === undefined) return

    /** Serves the release by nginx while something is done. */
    const onNginx = async (configuration: string, run: (origin: string) => Promise<void>): Promise<void> => {
      const folder = mkdtempSync(join(target, 'nginx-'))
      const { origin, stop } = await startNginx({
        program: process.env['NGINX_PATH'] ?? 'nginx',
        folder,
        configuration: (port) =>
          nginxConfiguration(
            folder,
            `server { listen 127.0.0.1:${port}; root ${join(release, 'site')}; ${configuration} }`,
          ),
      })
      try {
        await run(origin)
      } finally {
        await stop()
      }
    }
    const configurationOf = () => readFileSync(join(release, 'hosts/nginx/store.conf'), 'utf8')

    test('nginx sends the release with the configuration that was made for it', async () => {
      await onNginx(configurationOf(), async (origin) => {
        expect(await differencesAt(origin, release)).toEqual([])
      })
    })

    test('the container’s configuration sends the release from its folder, and says that it is well', async () => {
      const folder = mkdtempSync(join(target, 'container-'))
      const file = join(release, 'hosts/docker/nginx.conf')
      const original = readFileSync(file, 'utf8')
      const { origin, stop } = await startNginx({
        program: process.env['NGINX_PATH'] ?? 'nginx',
        folder,
        file,
        prefix: release,
        configuration: (port) =>
          original.replaceAll('/tmp/', `${folder}/`).replace('listen 8080;', `listen 127.0.0.1:${port};`),
      })
      try {
        const health = await fetch(`${origin}/health`)
        expect([health.status, await health.text()]).toEqual([200, 'ok\n'])
        expect(await differencesAt(origin, release)).toEqual([])
      } finally {
        await stop()
        writeFileSync(file, original)
      }
    })

    test('a script that was changed on nginx, and a header that it lost, are named', async () => {
      const { entryPoints } = readManifest(join(release, 'manifest.json'))
      const script = entryPoints['index.html']?.find((path) => path.endsWith('.js')) ?? ''
      const file = join(release, 'site', script)
      const before = readFileSync(file)
      writeFileSync(file, `${before.toString('utf8')} `)
      const configuration = configurationOf().replaceAll(/^.*add_header referrer-policy.*\n/gm, '')
      await onNginx(configuration, async (origin) => {
        const differences = await differencesAt(origin, release)
        expect(differences).toContain('/: header referrer-policy is missing')
        expect(
          differences.filter((text) => text.startsWith(`/${script}: its content has sha384-`)),
        ).toHaveLength(1)
      })
      writeFileSync(file, before)
    })
  })
}
