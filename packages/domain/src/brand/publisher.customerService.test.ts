import { expect, test } from 'vitest'
import { customerServiceOf, helpAddress } from './publisher.ts'

const page = { kind: 'page', url: 'https://help.store.example/' } as const
const mail = { kind: 'mail', address: 'help@store.example' } as const

test('a deployment with a customer service of its own has that one, any other has the brand’s', () => {
  expect(customerServiceOf({ customerService: page }, {})).toBe(page)
  expect(customerServiceOf({ customerService: page }, { customerService: mail })).toBe(mail)
})

test.each([
  [page, 'https://help.store.example/'],
  [mail, 'mailto:help@store.example'],
  [{ kind: 'inGame' }, null],
] as const)('help by %j is at %s', (service, address) => {
  expect(helpAddress(service)).toBe(address)
})
