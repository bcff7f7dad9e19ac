// Installs the packages of the repository, its own Node among them, and prepares the sandbox's database in a new clone. Plain
// JavaScript: it runs on the machine's Node, from version 20 on.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const install = ['install', '--frozen-lockfile', '--reporter=append-only']

/** Long enough for a slow line, short enough that nobody stares at an empty screen. */
const registryTimeoutMs = 6000

/**
 * @param {readonly string[]} line Program and arguments.
 * @param {Readonly<Record<string, string>>} [env]
 */
function run([program = '', ...given], env = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, given, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, npm_config_update_notifier: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  const output = error === undefined ? `${stdout}${stderr}`.trim() : error.message
  return { isFine: status === 0, output, answer: stdout?.trim() ?? '' }
}

/** The quick way: what the lock file names is installed, or lies in pnpm's store. Asks no network. */
function installFromHere() {
  const pnpm = join(root, 'node_modules/.bin/pnpm')
  if (existsSync(pnpm)) return run([pnpm, ...install, '--offline'])
  return run(['npx', '--yes', '--offline', packageManager, ...install, '--offline'])
}

/** Asks for what comes first, once: npm would try for more than a minute. */
function isRegistryThere() {
  const line = ['npm', 'view', packageManager, 'version', '--prefer-online']
  const once = ['--fetch-retries=0', `--fetch-timeout=${registryTimeoutMs}`]
  return run([...line, ...once]).isFine
}

/** Why the packages cannot be installed, or null when they are. */
function packageProblem() {
  if (installFromHere().isFine) return null
  if (!isRegistryThere()) {
    const registry = new URL(run(['npm', 'config', 'get', 'registry']).answer).host
    return `The packages are not installed yet, and the package registry (${registry}) does not answer. Connect this machine to the network, then try again.`
  }
  console.log('Installing the packages ...')
  const { isFine, output } = run(['npx', '--yes', packageManager, ...install])
  return isFine ? null : `The packages could not be installed:\n${output.split('\n').slice(-20).join('\n')}`
}

/** Why the repository's own Node does not start, or null when it does. A plain Debian lacks a library that it needs. */
function nodeProblem() {
  const node = [join(root, 'node_modules/.bin/node'), '--version']
  const { isFine, output } = run(node)
  if (isFine) return null
  const install = 'apt-get install -y --no-install-recommends libatomic1'
  if (!output.includes('libatomic.so.1')) return `The repository's own Node does not start: ${output}`
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run([
      'sh',
      '-c',
      `apt-get -qq -o Acquire::Retries=1 -o Acquire::http::Timeout=5 update; DEBIAN_FRONTEND=noninteractive ${install}`,
    ])
    if (run(node).isFine) return null
  }
  return `The repository's own Node needs the library libatomic, which this machine lacks. On Debian: ${install}`
}

const isNewClone = !existsSync(join(root, 'node_modules'))
const problem = packageProblem() ?? nodeProblem()
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
// The first start need not wait for it; where it cannot be made, that start says why.
if (isNewClone) run([join(root, 'node_modules/.bin/node'), 'tooling/sandbox/src/db/emptyPGlite.ts'])
