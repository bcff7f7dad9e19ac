import { repairAddress } from '@topup/domain'
import { describe, expect, test } from 'vitest'
import { sharedPaths, stepPaths } from '../store/routeTarget.ts'
import { routeAt } from './lazyPage.tsx'
import { newRoutes } from './StoreRoutes.tsx'
import { oldRoutes } from './oldRoutes.tsx'
import { otherRoutes } from './otherRoutes.tsx'

const layouts = {
  // The last row of the first list leads to the second one.
  new: [...newRoutes.filter(({ path }) => path !== '*'), ...otherRoutes],
  old: oldRoutes,
}

// Only these paths have the type that links, buttons, redirects and reactions take.
describe.each(['new', 'old'] as const)('in the %s layout', (layout) => {
  test.each(sharedPaths)('%s is a page, not an address that leads nowhere', (path) => {
    expect(routeAt(layouts[layout], path)?.path).toBe(path)
  })

  test('an address that no page has is not found', () => {
    expect(routeAt(layouts[layout], '/nothing/here')?.path).toBe('*')
  })
})

test.each(stepPaths)('%s is a page of the old layout', (path) => {
  expect(routeAt(layouts.old, path)?.path).toBe(path)
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
  expect(movers.sort()).toEqual(['../frame/Redirect.tsx', '../store/useGo.ts'])
})
