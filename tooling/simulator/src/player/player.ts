import { showNamedOrder } from '@topup/flows/headless'
import type { OpenPopup } from '@topup/flows/headless'
import type { StoreTab } from '../browser/storeTab.ts'
import type { Random } from '../time/random.ts'
import {
  act,
  characterActs,
  confirmActs,
  gameActs,
  go,
  linkActs,
  loginActs,
  nothing,
  pageActs,
} from './shopActs.ts'
import type { Act, Hands } from './shopActs.ts'
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
  if (popup === null) return tab.isLost ? [] : pageActs(tab, random)
  return popupActs(tab, popup, { random, hands })
}

function popupActs(
  tab: StoreTab,
  popup: OpenPopup,
  { random, hands }: { readonly random: Random; readonly hands: Hands },
): readonly Act[] {
  const close = () => tab.services.popups.getState().close(popup.id)
  switch (popup.kind) {
    case 'login':
      return loginActs(tab, popup, { random, hands, close })
    case 'games':
      return gameActs(tab, close)
    case 'serverCharacter':
      return characterActs(tab, random, close)
    case 'recharge':
      return rechargeActs(tab, random, close)
    case 'subMethods':
      return subMethodActs(tab, popup.methodKey, close)
    case 'result':
      return resultActs(tab, popup, { hands, close })
    case 'confirm':
      return confirmActs(tab, popup)
    case 'named': {
      const show = () => tab.loadCheckout().then((checkout) => showNamedOrder(checkout, popup.order), nothing)
      return [act('see the order that is named', 1, () => go(show()))]
    }
    default:
      return [act(`close ${popup.kind}`, 1, close)]
  }
}
