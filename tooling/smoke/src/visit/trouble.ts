import type { Screen } from '../browser/screen.ts'
import type { Texts, Walk } from './walk.ts'

/** What a page says where something could not be loaded. */
const failures = (says: Texts): readonly string[] => [
  says.product.failed,
  says.product.empty,
  says.games.failed,
  says.games.empty,
  says.server.failed,
  says.recharge.failed,
  says.recharge.empty,
  says.recharge.none,
  says.rewards.failed,
  says.coupons.failed,
  says.paymentLink.failed,
  says.error.network,
  says.error.network,
  says.error.query,
  says.error.unreadable,
  says.error.refused,
  says.pages.crashed.title,
  says.pages.partLost.title,
]

/** The lines of a screen by which the store says that something could not be loaded, and places that still wait for something. */
export async function troubleIn({ says }: Pick<Walk, 'says'>, { page }: Screen): Promise<readonly string[]> {
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  const waiting = await page.locator('.skeleton').count()
  return [
    ...failures(says)
      .filter((text) => lines.includes(text))
      .map((text) => `the page says "${text}"`),
    ...(waiting > 0 ? [`${waiting} places of the page still wait for what they show`] : []),
  ]
}
