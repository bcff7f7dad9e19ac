import { expect, test } from 'vitest'
import { dockerFiles } from './docker.ts'

const textOf = (name: string) => dockerFiles().find(({ path }) => path === `docker/${name}`)?.text ?? ''

test('the container listens where its health is asked for, and on a port that needs no rights', () => {
  const [, port = ''] = /listen (\d+);/.exec(textOf('nginx.conf')) ?? []
  expect(Number(port)).toBeGreaterThan(1023)
  expect(textOf('Dockerfile')).toContain(`EXPOSE ${port}\n`)
  expect(textOf('Dockerfile')).toContain(`http://127.0.0.1:${port}/health"`)
  expect(textOf('nginx.conf')).toContain('location = /health {')
})

test('nothing in the container runs as root', () => {
  expect(textOf('Dockerfile')).toMatch(/^FROM \S*unprivileged/m)
  expect(textOf('Dockerfile')).toMatch(/^USER [1-9]\d*$/m)
})

test('no log holds a query: players arrive with secrets in it', () => {
  const [, format = ''] = /log_format store (.*);/.exec(textOf('nginx.conf')) ?? []
  expect(format).toContain('$uri')
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/)
  expect(textOf('nginx.conf')).toContain('access_log /dev/stdout store;')
  // Lines about a request hold all of it, up to the level `alert`.
  expect(textOf('nginx.conf')).toMatch(/^error_log stderr emerg;$/m)
})
