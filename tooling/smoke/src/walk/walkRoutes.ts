import { openPath } from '../browser/openPath.ts'
import { addressIn, type Layout } from '../visit/layouts.ts'
import { lookAt, lookAtPhone } from '../visit/lookAt.ts'
import { type Route, routeFaults, routesOf } from './routes.ts'
import { pageOf } from '../visit/pageOf.ts'
import { troubleIn } from '../visit/trouble.ts'
import type { Walk } from '../visit/walk.ts'

/** Opens every route of every layout that the store has, on a phone and at a desk. */
export async function walkRoutes(walk: Walk): Promise<void> {
  for (const layout of walk.layouts)
    for (const route of routesOf[layout.kind]) await walkRoute(walk, layout, route)
}

/** Opens one route on both screens and judges what it shows. */
async function walkRoute(walk: Walk, layout: Layout, route: Route): Promise<void> {
  const { target, screens, step, language, says } = walk
  await step(`${layout.kind} layout`, route.path, async (notes) => {
    const address = addressIn(layout, target.origin, `${route.path}?spec_lang=${language}`)
    const looked = walk.isQuick ? [screens.phone] : [screens.phone, screens.desktop]
    await Promise.all(looked.map((screen) => openPath(screen, address)))
    for (const screen of looked) {
      for (const fault of routeFaults(route, await pageOf(screen), says)) notes.fault(fault)
      for (const fault of await troubleIn(walk, screen)) notes.fault(fault)
    }
    await lookAtPhone(walk, notes)
    if (!walk.isQuick) await lookAt(walk, screens.desktop, { device: 'desktop', notes })
  })
}
