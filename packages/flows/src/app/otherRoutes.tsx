import { FirstMatch } from './FirstMatch.tsx'
import { pagesOfPlayer, sharedRoutes } from './sharedRoutes.tsx'

/** Pages of the new layout that its first chunk does not name. Source: spec §2 "New layout", "Both layouts". */
export const otherRoutes = [...pagesOfPlayer, ...sharedRoutes]

/** All pages of the new layout except the first. Source: spec §2 "New layout". */
export const OtherRoutes = () => <FirstMatch routes={otherRoutes} />
