import { spawnSync } from 'node:child_process'

/**
 * Asks an nginx for its version and modules: `node src/probeNginx.ts nginx /usr/sbin/nginx`. Prints the version. Exit code
 * 1: one that was built without the module that sends compressed copies. Exit code 2: one that does not start.
 */
const [, path = ''] = process.argv.slice(2)
// It says of itself on the error output.
const { status, stderr } = spawnSync(path, ['-V'], { encoding: 'utf8' })
const [, version = path] = /nginx version: (\S+)/.exec(stderr ?? '') ?? []
if (status !== 0) {
  console.log(`${version} does not start`)
  process.exitCode = 2
} else if (!stderr.includes('http_gzip_static_module')) {
  console.log(`${version} has no module gzip_static`)
  process.exitCode = 1
} else {
  console.log(version)
}
