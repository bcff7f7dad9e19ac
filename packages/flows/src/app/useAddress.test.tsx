import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { Route, Switch } from 'wouter'
import { afterEach, expect, test } from 'vitest'
import { Redirect } from './Redirect.tsx'
import { useAddress } from './useAddress.ts'
import type { Address } from './useAddress.ts'
import { useGo } from './useGo.ts'

afterEach(cleanup)

/** Draws the routes at an address and hands back what the last drawing knew. */
function open(address: string) {
  history.replaceState(null, '', address)
  const seen: { address?: Address; go?: ReturnType<typeof useGo> } = {}
  function Routes() {
    const [here, go] = [useAddress(), useGo()]
    const [drawn] = useState(seen)
    useEffect(() => {
      Object.assign(drawn, { address: here, go })
    })
    return (
      <Switch>
        <Route path="/selectGoods">the goods</Route>
        <Route path="/result">
          <Redirect to="/selectGoods" state={{ from: 'result' }} />
        </Route>
        <Route>nothing</Route>
      </Switch>
    )
  }
  render(<Routes />)
  return seen
}

test('path and query are what the address bar says, so that a value is decoded once', () => {
  const { address } = open('/a%2520b?utm_source=a%2526b')
  expect(address).toMatchObject({ pathname: '/a%2520b', search: '?utm_source=a%2526b' })
})

test.each(['/selectGoods', '/selectGoods/', '/selectgoods'])('%s is the route of the goods', (path) => {
  open(path)
  expect(screen.getByText('the goods')).toBeDefined()
})

test('a redirect takes the place of its route and leads on with what follows the player', () => {
  const before = history.length
  const seen = open('/result?utm_source=mail&code=secret')
  expect(screen.getByText('the goods')).toBeDefined()
  expect(location.pathname + location.search).toBe('/selectGoods?utm_source=mail')
  expect(history.state).toEqual({ from: 'result' })
  expect(history.length).toBe(before)
  expect(seen.address?.pathname).toBe('/selectGoods')
})

test('going somewhere leaves the way back, and a change from outside is drawn', () => {
  const seen = open('/selectGoods')
  const before = history.length
  act(() => seen.go?.('/elsewhere', { state: 5 }))
  expect(screen.getByText('nothing')).toBeDefined()
  expect([history.length, history.state]).toEqual([before + 1, 5])
  act(() => history.replaceState(null, '', '/selectGoods'))
  expect(screen.getByText('the goods')).toBeDefined()
})
