import { openPath } from '../browser/openPath.ts'
import { lookAt, lookAtPhone } from '../visit/lookAt.ts'
import { troubleIn } from '../visit/trouble.ts'
import type { Walk } from '../visit/walk.ts'
import { pageOf } from '../visit/pageOf.ts'

/** The pages that belong to a player who is logged in. Source: spec §2. */
const pages = [
  { path: '/my', name: 'my page' },
  { path: '/activity', name: 'event' },
  { path: '/userCenter', name: 'VIP centre' },
] as const

/** Opens the player's own pages. */
export async function walkPlayerPages(walk: Walk): Promise<void> {
  const { screens, target, step, says, language } = walk
  for (const { path, name } of pages)
    await step('player', name, async (notes) => {
      await openPath(screens.phone, `${target.origin}${path}?spec_lang=${language}`)
      const found = await pageOf(screens.phone)
      if (found.path !== path) return notes.say('the service has none')
      if (await screens.phone.page.getByText(says.rewards.logInTitle, { exact: true }).isVisible())
        notes.fault('the page does not know the player')
      for (const fault of await troubleIn(walk, screens.phone)) notes.fault(fault)
      await lookAtPhone(walk, notes)
    })
}

/** Opens a make-up link: what is owed, or that it is paid or over. */
export async function walkLink(walk: Walk, linkId: string): Promise<void> {
  const { screens, target, step, says, language } = walk
  await step('player', 'make-up link', async (notes) => {
    const query = `replenish_id=${encodeURIComponent(linkId)}&spec_lang=${language}`
    await openPath(screens.phone, `${target.origin}/replenishGoods?${query}`)
    const { path, headings } = await pageOf(screens.phone)
    if (path !== '/replenishGoods') return notes.fault(`it leads to ${path}`)
    const over = [says.paymentLink.expiredTitle, says.paymentLink.paidTitle].find((title) =>
      headings.includes(title),
    )
    notes.say(over ?? 'open')
    if (over === undefined)
      await screens.phone.page
        .getByRole('radiogroup', { name: says.recharge.payWith })
        .getByRole('radio')
        .first()
        .waitFor()
    await lookAtPhone(walk, notes)
    await openPath(screens.desktop, `${target.origin}/replenishGoods?${query}`)
    await lookAt(walk, screens.desktop, { device: 'desktop', notes })
  })
}
