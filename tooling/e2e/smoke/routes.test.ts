import en from '@topup/locales/en.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { routeFaults, routesOf } from './routes.ts'

const routeOf = (path: string) => routesOf.new.find((route) => route.path === path) ?? { path }
const faultsAt = (asked: string, path: string, headings: readonly string[]) =>
  routeFaults(routeOf(asked), { path, headings }, en)

test('the page that was asked for has no fault', () => {
  expect(faultsAt('/my', '/my', ['My account'])).toEqual([])
  expect(faultsAt('/', '/selectGoods', ['Top up'])).toEqual([])
  expect(faultsAt('/notArea', '/notArea', [en.pages.notArea.title])).toEqual([])
})

test.each(['/activity', '/userCenter'])('%s may lead to the products where the service has none', (path) => {
  expect(faultsAt(path, '/selectGoods', ['Top up'])).toEqual([])
})

test('a route that leads elsewhere is named', () => {
  expect(faultsAt('/my', '/selectGoods', ['Top up'])).toEqual(['/my leads to /selectGoods, not to /my'])
})

test('a page that says that something is wrong is named by its words', () => {
  expect(faultsAt('/my', '/my', [en.pages.crashed.title])).toEqual([
    `the page says "${en.pages.crashed.title}"`,
  ])
  expect(faultsAt('/notArea', '/notArea', [en.pages.notFound.title])).toEqual([
    `the page says "${en.pages.notFound.title}"`,
    `the heading "${en.pages.notArea.title}" is missing`,
  ])
})
