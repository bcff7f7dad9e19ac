import { expect, test } from 'vitest'
import { excused, licenceFaults, readLicences } from './checkLicences.ts'

const excuses = Object.keys(excused).map((name) => ({ name, licence: 'Other' }))
const faultsOf = (licence: string) => licenceFaults([...excuses, { name: 'a', licence }])

test.each(['MIT', 'MIT AND OFL-1.1', '(GPL-3.0-only OR MIT)'])('%s is agreed to', (licence) => {
  expect(faultsOf(licence)).toEqual([])
})

test.each(['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0-only', 'Unknown', 'UNLICENSED', 'mit'])(
  '%s is not',
  (licence) => {
    expect(faultsOf(licence)).toEqual([`a is under ${licence}, to which nobody has agreed`])
  },
)

test('an excuse that nothing needs is a fault', () => {
  expect(licenceFaults(excuses.slice(1))).toEqual([`${excuses[0]?.name} needs no excuse any more`])
})

test('what pnpm lists is read by package', () => {
  expect(readLicences('{"MIT":[{"name":"a","versions":["1.0.0"]},{"name":"b"}]}')).toEqual([
    { name: 'a', licence: 'MIT' },
    { name: 'b', licence: 'MIT' },
  ])
  expect(() => readLicences('{"MIT":"a"}')).toThrow('Expected Array')
})
