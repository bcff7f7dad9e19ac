import { hostFaults } from '../judge/hostFaults.ts'
import type { KnownBrand } from '../target/target.ts'
import { openPath } from '../browser/openPath.ts'
import type { Walk } from '../visit/walk.ts'

/** Opens the store and says whether it speaks to the service of its environment; nobody logs in where it does not. */
export async function checkHosts(
  { target, screens, step }: Pick<Walk, 'target' | 'screens' | 'step'>,
  own: readonly string[],
  brands: readonly KnownBrand[],
): Promise<boolean> {
  const verdict = await step('store', 'environment', async (notes) => {
    await openPath(screens.phone, target.origin)
    const at = new URL(screens.phone.page.url()).origin
    if (at !== target.origin) notes.fault(`it leads to ${at}`)
    const called = screens.phone.heard.calledOrigins()
    for (const fault of hostFaults({ called, own, environment: target.environment }, brands))
      notes.fault(fault)
    notes.say(target.environment)
    const [drawn] = await screens.phone.page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => Math.round(startTime)),
    )
    if (drawn !== undefined) notes.say(`first paint after ${drawn} ms`)
  })
  return verdict === 'ok'
}
