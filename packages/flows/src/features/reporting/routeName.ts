import { isRouteTarget } from '../../store/state/routeTarget.ts'

/** The name of the store's page at a path, `other` for one that no page has: such a path may hold anything. */
export const routeName = (path: string): string => (isRouteTarget(path) ? path.slice(1) || 'home' : 'other')
