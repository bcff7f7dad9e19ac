import { expect, test } from 'vitest'
import { reproducibleSbom } from './sbom.ts'

const ofPnpm = (serialNumber: string) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    // Its packages stand in another order each time.
    components: (serialNumber === 'a' ? ['react@19.0.0', 'ky@2.1.0'] : ['ky@2.1.0', 'react@19.0.0']).map(
      (id) => ({ name: id, purl: `pkg:npm/${id}` }),
    ),
    metadata: { timestamp: serialNumber },
    serialNumber,
  })
const notices = [
  '# Licenses\n\n## react - 19.0.0 (MIT)\n\nPermission…\n\n## @scope/kit - 1.2.3 (ISC OR MIT)\n',
  '## workbox-core - 7.4.1 (MIT)\n\n## react - 19.0.0 (MIT)\n',
]
const from = { committedAt: '2026-01-01T00:00:00.000Z', licences: notices }

test('a package that only the build brings in is listed with its licence, and none is listed twice', () => {
  const { components } = JSON.parse(reproducibleSbom(ofPnpm('a'), from)) as {
    readonly components: readonly { readonly purl: string }[]
  }
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40scope/kit@1.2.3',
    'pkg:npm/ky@2.1.0',
    'pkg:npm/react@19.0.0',
    'pkg:npm/workbox-core@7.4.1',
  ])
  expect(components[0]).toMatchObject({
    group: '@scope',
    name: 'kit',
    licenses: [{ expression: 'ISC OR MIT' }],
  })
})

test('two runs on one commit make one list, and another package another number', () => {
  expect(reproducibleSbom(ofPnpm('a'), from)).toBe(reproducibleSbom(ofPnpm('b'), from))
  expect(reproducibleSbom(ofPnpm('a'), from)).toMatch(/"serialNumber": "urn:uuid:[0-9a-f-]{36}"/)
  expect(reproducibleSbom(ofPnpm('a'), from)).not.toBe(
    reproducibleSbom(ofPnpm('a'), { ...from, licences: [] }),
  )
})

test('without a list of pnpm there are the packages of the notices, as for a preview', () => {
  const { components } = JSON.parse(reproducibleSbom('{}', from)) as {
    readonly components: readonly unknown[]
  }
  expect(components).toHaveLength(3)
})
