import { lazyComponent } from '../store/lazyComponent.tsx'

/** The popups about coupons and orders. */
export const orderPopups = lazyComponent(() =>
  import('./OrderPopups.tsx').then((module) => module.OrderPopups),
)
