import { repairAddress } from '@topup/domain'
import { createRoutesFromElements, matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { sharedPaths, stepPaths } from '../store/state/routeTarget.ts'
import { newLayout, oldLayout } from './Store.tsx'

const layouts = { new: createRoutesFromElements(newLayout), old: createRoutesFromElements(oldLayout) }

/** The path of the page that an address shows, below those that hold it. */
const pageAt = (layout: keyof typeof layouts, address: string) =>
  matchRoutes(layouts[layout], address)?.at(-1)?.route.path

// Only these paths have the type that links, buttons, redirects and reactions take.
describe.each(['new', 'old'] as const)('in the %s layout', (layout) => {
  test.each(sharedPaths)('%s is a page, not an address that leads nowhere', (path) => {
    expect(pageAt(layout, path)).toBe(path)
  })

  test.each([
    ['/nothing/here', '*'],
    ['/my/more', '*'],
    ['/%zz', '*'],
    ['/my/', '/my'],
    ['/MY', '/my'],
    ['/my?gp=1#top', '/my'],
  ])('%s is the page %s', (address, path) => {
    expect(pageAt(layout, address)).toBe(path)
  })
})

test.each(stepPaths)('%s is a page of the old layout', (path) => {
  expect(pageAt('old', path)).toBe(path)
})

test('the layout page holds the products and the event', () => {
  const [held] = layouts.new.filter(({ children }) => children !== undefined)
  expect(held?.children?.map(({ path }) => path)).toEqual(['/layoutGame', '/selectGoods', '/activity'])
})

test.each([...sharedPaths, ...stepPaths])('%s is known to what puts damaged addresses right', (path) => {
  expect(repairAddress({ pathname: `/${path.toUpperCase()}/`, search: '', hash: '' }).pathname).toBe(path)
})

test('the router is told to move at two places alone, which take nothing but a typed path', () => {
  const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const movers = Object.keys(sources).filter((file) =>
    /\b(?:useNavigate|Navigate|Link|NavLink|useSubmit)\b[^;\n]*'react-router'/.test(sources[file] ?? ''),
  )
  expect(movers.sort()).toEqual(['../frame/Redirect.tsx', '../store/servicesContext.tsx'])
})
