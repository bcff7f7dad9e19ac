import { readFileSync } from 'node:fs'
import { allEndpoints } from '@topup/api-client/contract'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../../../docs/publishers.md', import.meta.url), 'utf8')
const section = /## Which calls a service needs\n(.*?)\n## /s.exec(page)?.[1] ?? ''
const named = [...section.matchAll(/`(\/(?:api|util|service)\/[^`]+)`/g)].flatMap(([, path]) => path ?? [])

test('docs/publishers.md says of every call once whether a service needs it; the starters are one row', () => {
  const calls = allEndpoints.filter(({ area }) => area !== 'starters').map(({ endpoint }) => endpoint.path)
  expect(named.toSorted()).toEqual(calls.toSorted())
})
