import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FirstMatch } from './lazyPage.tsx'

const routes = [
  { path: '/selectGoods', element: 'goods' },
  { path: '/my', element: 'mine' },
  { path: '*', element: 'nothing here' },
]

test.each([
  ['/my', 'mine'],
  ['/my/', 'mine'],
  ['/MY', 'mine'],
  ['/my?gp=1#top', 'mine'],
  ['/my/more', 'nothing here'],
  ['/%zz', 'nothing here'],
  ['/', 'nothing here'],
])('%s shows: %s', (address, page) => {
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <FirstMatch routes={routes} />
    </MemoryRouter>,
  )
  expect(container.textContent).toBe(page)
})
