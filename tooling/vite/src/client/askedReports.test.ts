import { expect, test } from 'vitest'
import { askedReports } from './localSandbox.ts'

const at = (search: string, came?: string) =>
  askedReports({
    location: { search },
    ...(came === undefined ? {} : { topupCame: { search: came } }),
  } as unknown as Window)

test.each(['?report=1', '?client_id=1&report=1', '?report=1&client_id=1'])(
  '%s asks for reports',
  (search) => {
    expect(at(search)).toEqual({ path: '/store/report', vitalsShare: 1 })
  },
)

test('it is read from a link whose secrets have left the address', () => {
  expect(at('', '?oauth_token=x&report=1')).not.toBeNull()
})

test('it is read from what the pay document has taken out of its address', () => {
  const history = { state: { topupReturn: '?report=1' } }
  expect(askedReports({ location: { search: '' }, history } as unknown as Window)).not.toBeNull()
})

test.each(['', '?report=', '?report=10', '?noreport=1', '?client_id=1'])('"%s" does not', (search) => {
  expect(at(search)).toBeNull()
})
