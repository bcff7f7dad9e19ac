import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { releaseStore } from '@topup/vite/release'
import { serveSite } from '@topup/vite/serve'
import { readManifest, verifyStore } from '@topup/vite/verify'
import { nginxConfiguration, startNginx } from '../src/nginxHost.ts'

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
