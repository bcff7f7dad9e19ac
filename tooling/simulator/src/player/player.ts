import { showNamedOrder } from '@topup/flows/headless'
import type { OpenPopup } from '@topup/flows/headless'
import type { StoreTab } from '../browser/storeTab.ts'
import type { Random } from '../time/random.ts'
import type { Act, Hands } from './shopActs.ts'
import {
  characterActs,
  confirmActs,
  gameActs,
  go,
  linkActs,
  loginActs,
  openLinkActs,
  pageActs,
} from './shopActs.ts'
import { rechargeActs, resultActs, subMethodActs } from './payActs.ts'

/** Everything that the player could do on what is on the screen now. */
export function actsOn(tab: StoreTab, random: Random, hands: Hands): readonly Act[] {
  const { link } = tab
  if (link !== null) {
    const { checkout } = link.store.getState()
    const popup = link.screen?.top() ?? null
    if (popup === null || checkout === null || link.screen === null) return linkActs(tab, link, random)
    const page = { ...tab, services: checkout, screen: link.screen, checkout: () => checkout }
    return popupActs(page, popup, { random, hands })
  }
  const popup = tab.screen.top()
  if (popup === null) return tab.isLost ? [] : [...pageActs(tab, random), ...openLinkActs(tab, random)]
  return popupActs(tab, popup, { random, hands })
}

function popupActs(
  tab: StoreTab,
  popup: OpenPopup,
  { random, hands }: { readonly random: Random; readonly hands: Hands },
): readonly Act[] {
  switch (popup.kind) {
    case 'login':
      return loginActs(tab, popup, { random, hands })
    case 'games':
      return gameActs(tab, popup)
    case 'serverCharacter':
      return characterActs(tab, popup, random)
    case 'recharge':
      return rechargeActs(tab, popup, random)
    case 'subMethods':
      return subMethodActs(tab, popup)
    case 'result':
      return resultActs(tab, popup, hands)
    case 'confirm':
      return confirmActs(tab, popup)
    case 'named':
      return [
        {
          name: 'see the order that is named',
          weight: 1,
          run: () =>
            go(
              tab.loadCheckout().then(
                (checkout) => showNamedOrder(checkout, popup.order),
                () => undefined,
              ),
            ),
        },
      ]
    default:
      return [
        { name: `close ${popup.kind}`, weight: 1, run: () => tab.services.popups.getState().close(popup.id) },
      ]
  }
}

/** One of the acts, more often the heavier ones; null where there is none. */
export function drawAct(acts: readonly Act[], random: Random): Act | null {
  const total = acts.reduce((sum, { weight }) => sum + weight, 0)
  let left = random.next() * total
  for (const act of acts) {
    left -= act.weight
    if (left < 0) return act
  }
  return null
}
