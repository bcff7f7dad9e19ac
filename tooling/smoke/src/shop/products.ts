import type { Locator } from 'playwright'
import { isQuiet, openPath } from '../browser/openPath.ts'
import { addressIn, type Layout } from '../visit/layouts.ts'
import type { Walk } from '../visit/walk.ts'

/** Opens the products of a layout's game; where every game has the layout, those of the brand's first, whichever was opened before. */
export function openProducts({ screens, target, language, brand }: Walk, layout: Layout): Promise<void> {
  const first = brand.games[0]?.clientIds.web
  const isAny = layout.query === '' && first !== undefined
  const visit = isAny ? { ...layout, query: `client_id=${encodeURIComponent(first)}` } : layout
  return openPath(screens.phone, addressIn(visit, target.origin, `/selectGoods?spec_lang=${language}`))
}

/** The cards of the products that are on the screen. */
function cards({ screens }: Walk, { kind }: Layout): Locator {
  const { page } = screens.phone
  return kind === 'new'
    ? page.getByRole('tabpanel').getByRole('radio')
    : page.getByRole('main').getByRole('radio')
}

/** Cards of products that are paid for, not exchanged for a card. */
const paid = (walk: Walk, layout: Layout): Locator =>
  cards(walk, layout).filter({ hasNotText: walk.says.product.exchange })

/** Those among them that can be bought as often as one likes: a limit is written on a ribbon. */
const free = (walk: Walk, layout: Layout): Locator =>
  paid(walk, layout).filter({ hasNot: walk.screens.phone.page.locator('.product-ribbon') })

/** How many products there are, and how many of them can be bought without a limit. */
export async function countProducts(walk: Walk, layout: Layout) {
  await cards(walk, layout).first().waitFor()
  return { paid: await paid(walk, layout).count(), free: await free(walk, layout).count() }
}

/** Opens the recharge of a product: the first without a limit, where there is one. */
export async function openRecharge(walk: Walk, layout: Layout): Promise<void> {
  const { page } = walk.screens.phone
  const isFree = (await free(walk, layout).count()) > 0
  await (isFree ? free(walk, layout) : paid(walk, layout)).first().click()
  if (layout.kind === 'old') {
    await page.getByRole('button', { name: walk.says.steps.next, exact: true }).click()
    await page.waitForURL(/\/recharge/)
  }
  await methods(walk).first().waitFor()
  await isQuiet(walk.screens.phone)
}

/** The payment methods of the open recharge. */
export const methods = ({ screens, says }: Walk): Locator =>
  screens.phone.page.getByRole('radiogroup', { name: says.recharge.payWith }).getByRole('radio')
