import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { rootFolder } from './runCommand.ts'

const read = (file: string) => readFileSync(join(rootFolder, file), 'utf8')
const docker = 'tooling/sandbox/docker'

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Folders of the packages that a package needs to run, itself among them. */
function foldersOf(name: string): ReadonlySet<string> {
  const files = globSync('{packages,tooling}/*/package.json', { cwd: rootFolder })
  const manifests = files.map((file) => ({ folder: dirname(file), ...(JSON.parse(read(file)) as Manifest) }))
  const folders = new Set<string>()
  const follow = (wanted: string) => {
    const found = manifests.find((each) => each.name === wanted)
    if (found === undefined || folders.has(found.folder)) return
    folders.add(found.folder)
    for (const next of Object.keys(found.dependencies ?? {})) follow(next)
  }
  follow(name)
  return folders
}

test('the image of the sandbox has the Node and the pnpm of the repository', () => {
  const file = read(`${docker}/Dockerfile`)
  const nodes = [...file.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
  expect(nodes).toEqual([read('.nvmrc').trim(), read('.nvmrc').trim()])
  const { packageManager } = JSON.parse(read('package.json')) as { readonly packageManager: string }
  expect(file).toContain(`npx --yes ${packageManager} install --prod`)
})

test('it holds every package that the sandbox needs, and its context has no more', () => {
  const copied = [...read(`${docker}/Dockerfile`).matchAll(/^COPY ([a-z/-]+) \1$/gm)].map(
    ([, path = '']) => path,
  )
  const covers = (folder: string) => copied.some((path) => folder === path || folder.startsWith(`${path}/`))
  expect([...foldersOf('@topup/sandbox')].filter((folder) => !covers(folder))).toEqual([])
  const allowed = [...read(`${docker}/Dockerfile.dockerignore`).matchAll(/^!([a-z/-]+)$/gm)].map(
    ([, path]) => path,
  )
  expect(allowed).toEqual(copied)
})

test('it runs without rights, and asks for its own health', () => {
  const file = read(`${docker}/Dockerfile`)
  expect(file.indexOf('\nUSER node\n')).toBeGreaterThan(file.lastIndexOf('\nFROM '))
  expect(file).toMatch(/^HEALTHCHECK .*127\.0\.0\.1:4280\/health/m)
})

test('every variable of the compose file is one that the sandbox reads, and has its row in the how-to', () => {
  const sources = read('tooling/sandbox/src/environment/environment.ts')
  const howTo = read('docs/howto/share-a-sandbox.md')
  const named = [...read(`${docker}/compose.yaml`).matchAll(/^ {6}((?:SANDBOX|DATABASE)_\w+): /gm)]
  expect(named.length).toBeGreaterThan(5)
  for (const [, name = ''] of named) {
    expect(sources).toContain(name)
    expect(howTo).toContain(`| \`${name}\` |`)
  }
})

test('the port of the compose file is open to this machine alone', () => {
  const ports = [...read(`${docker}/compose.yaml`).matchAll(/ports: \[(.+)\]/g)].map(([, port]) => port)
  expect(ports).toEqual(["'127.0.0.1:4280:4280'"])
})
