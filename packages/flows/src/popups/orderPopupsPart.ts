import { loadedPart } from '../store/loadedPart.tsx'

/** The popups about coupons and orders. */
export const orderPopups = loadedPart(() => import('./OrderPopups.tsx').then((module) => module.OrderPopups))
