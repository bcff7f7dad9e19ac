import { expect, test } from 'vitest'
import { createFakeServices, renHoshi, starfall } from '../testing/fakeServices.ts'
import { fetchAhead } from './productsToReplace.ts'

/** A page that is idle when the test says so, and what was fetched in it. */
function open(account: typeof renHoshi | null = null) {
  const services = createFakeServices(account === null ? {} : { account })
  const page = new EventTarget() as unknown as Window
  const fetched: string[] = []
  const waiting: (() => void)[] = []
  const fetchCode = (name: string) => () => {
    fetched.push(name)
    return Promise.reject(new Error('lost'))
  }
  fetchAhead(
    services,
    { popups: fetchCode('popups'), purchase: fetchCode('purchase') },
    page,
    (task) => void waiting.push(task),
  )
  const becomeIdle = () => waiting.splice(0).forEach((task) => task())
  return { services, page, fetched, becomeIdle }
}

test('a visit of a guest that only looks fetches nothing', () => {
  const { fetched, becomeIdle } = open()
  becomeIdle()
  expect(fetched).toEqual([])
})

test.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'pointermove'])(
  'at the first %s the popups are fetched, once',
  (sign) => {
    const { page, fetched, becomeIdle } = open()
    for (const event of [sign, 'pointerdown', sign]) page.dispatchEvent(new Event(event))
    becomeIdle()
    expect(fetched).toEqual(['popups'])
  },
)

test('while the first popup is open the code for paying is fetched, once', () => {
  const { services, fetched, becomeIdle } = open()
  services.popups.getState().push({ kind: 'login' })
  expect(fetched).toEqual([])
  becomeIdle()
  services.popups.getState().push({ kind: 'language' })
  becomeIdle()
  expect(fetched).toEqual(['popups', 'purchase'])
})

test('a login without a popup, as one that comes back from a provider, fetches both, once', () => {
  const { services, fetched, becomeIdle } = open()
  services.session.getState().chooseGame({ ...starfall, name: 'Another name' })
  becomeIdle()
  expect(fetched).toEqual([])
  services.session.getState().logIn(renHoshi)
  becomeIdle()
  services.session.getState().logOut()
  services.session.getState().logIn(renHoshi)
  becomeIdle()
  expect(fetched).toEqual(['popups', 'purchase'])
})

test('for a player who is logged in both are fetched when the page is idle', () => {
  const { page, fetched, becomeIdle } = open(renHoshi)
  expect(fetched).toEqual([])
  becomeIdle()
  page.dispatchEvent(new Event('pointerdown'))
  expect(fetched).toEqual(['popups', 'purchase'])
})
