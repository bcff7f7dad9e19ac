import type { Page } from '../browser/page.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import { linkActs, openLink } from '../player/linkActs.ts'
import { confirmActs } from '../player/shopActs.ts'
import { links } from '../service/shop.ts'
import type { World } from '../world/world.ts'
import type { Visitor } from './visitor.ts'

/** Long enough for a link to be read, most of the time. */
const readingMs = 9_000

/**
 * Now and then a link is open at every device, and paid at all of them within a moment: the question before a starter
 * cannot see what another device sends at that time, and two orders for one debt are left to live with. Source: decision 22.
 */
export function createPayTogether(
  world: World<Page>,
  visitors: readonly Pick<Visitor, 'device'>[],
): () => Promise<void> {
  const random = world.random.fork('together')

  const tapPay = (tab: StoreTab) => {
    const { link } = tab
    if (link === null) return
    for (const wanted of ['choose a method for the link', 'pay the link']) {
      const act = linkActs(tab, link, random).find(({ name }) => name === wanted)
      if (act === undefined) return
      world.say(tab.page.name, `${wanted}, here and there`)
      act.run()
    }
  }
  /** What is asked before an order is sent. */
  const agree = (tab: StoreTab) => {
    const checkout = tab.link?.store.getState().checkout
    const screen = tab.link?.screen
    const popup = screen?.top()
    if (checkout == null || screen == null || popup?.kind !== 'confirm') return
    const [yes, no] = confirmActs({ ...tab, services: checkout, screen }, popup)
    const answer = popup.title === 'confirm.openOrder.title' ? no : yes
    answer?.run()
  }

  return async () => {
    if (!random.chance(0.02)) return
    const { paymentLinkId } = random.pick(links)
    world.count('link at all devices')
    for (const { device } of visitors) {
      const free = device
        .living()
        .filter(
          ({ page, isLost, link, screen }) =>
            page.isVisible() && !isLost && link === null && screen.top() === null,
        )
      const tab = random.pickOf(free)
      if (tab === undefined) continue
      world.say(tab.page.name, `open ${paymentLinkId}, here and there`)
      await tab.page.run(() => openLink(tab, () => paymentLinkId))
      const { timeline } = world
      timeline.plan(readingMs, 'pay the link', () => tapPay(tab), tab.page)
      for (const laterMs of [500, 1_000, 1_500])
        timeline.plan(readingMs + laterMs, 'agree', () => agree(tab), tab.page)
    }
  }
}
