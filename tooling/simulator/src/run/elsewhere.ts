import { apiOrigins, games } from '../world/brand.ts'
import type { Page } from '../browser/page.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import type { Ledger } from '../service/ledger.ts'
import {
  accountOfLink,
  accounts,
  characters,
  links,
  owedProduct,
  priceOf,
  products,
} from '../service/shop.ts'
import type { ShopCharacter, ShopLink } from '../service/shop.ts'
import type { Random } from '../time/random.ts'
import type { World } from '../world/world.ts'
import type { Settings } from './settings.ts'

/** What becomes of orders away from the devices of a run, as far as a page may come across it. */
export interface Elsewhere {
  /** A character, most of the time the one that is chosen in a tab. */
  characterNear(tab: StoreTab): ShopCharacter
  /** Somebody makes an order that a page may come across. */
  buy(tab: StoreTab): void
  /** An order that waits is paid or declined. */
  settleOne(): void
}

/** Makes it. */
export function createElsewhere(deps: {
  readonly world: World<Page>
  readonly settings: Settings
  readonly ledger: Ledger
  readonly random: Random
}): Elsewhere {
  const { world, settings, ledger, random } = deps
  const givers = random.fork('givers')

  const characterNear = (tab: StoreTab) => {
    const chosen = tab.services.selection.getState().selection.character?.value
    const here = characters.find(({ characterId }) => characterId === chosen)
    return here !== undefined && random.chance(0.8) ? here : random.pick(characters)
  }

  /** Another device has the link too, and makes its order unless there is one. */
  const payLinkElsewhere = ({ paymentLinkId, serverId, characterId, minor }: ShopLink) => {
    world.count('other device orders for a link')
    ledger.enter({
      sessionId: `other-${ledger.orders.length}`,
      account: accountOfLink(paymentLinkId),
      paymentLinkId,
      clientId: games[0],
      serverId,
      characterId,
      productId: owedProduct,
      couponCode: '',
      payId: '701',
      channelId: '10201',
      country: 'MY',
      amountMinor: minor,
      currency: 'USD',
      isPaidByCall: false,
      host: apiOrigins[0] ?? '',
      madeAtMs: world.timeline.nowMs(),
    })
  }

  /**
   * Another device of the player's buys something, most of the time for the character that is chosen here. Sometimes it is
   * somebody else with an account of their own, whose order is none of the player's business.
   */
  const buy = (tab: StoreTab) => {
    const character = characterNear(tab)
    const product = products.find(({ isLimited }) => isLimited)
    const link = random.pick(links)
    if (random.chance(0.4) && !ledger.ofLink(link.paymentLinkId).some(({ outcome }) => outcome !== 'fail'))
      return payLinkElsewhere(link)
    if (product === undefined) return
    const giver = accounts.find(({ suid }) => suid !== character.suid)
    const isGift = settings.hasGivers && givers.chance(0.5)
    world.count(isGift ? 'orders of another account' : 'other device orders')
    ledger.enter({
      sessionId: `other-${ledger.orders.length}`,
      account: isGift && giver !== undefined ? giver.suid : character.suid,
      paymentLinkId: null,
      clientId: character.clientId,
      serverId: character.serverId,
      characterId: character.characterId,
      productId: product.id,
      couponCode: '',
      payId: '701',
      channelId: '10201',
      country: 'MY',
      amountMinor: priceOf(product, character.clientId),
      currency: 'USD',
      isPaidByCall: false,
      host: apiOrigins[0] ?? '',
      madeAtMs: world.timeline.nowMs(),
    })
  }

  const settleOne = () => {
    const order = random.pickOf(ledger.orders.filter((each) => each.outcome === 'pending'))
    if (order === undefined) return
    const outcome = random.chance(0.7) ? 'success' : 'fail'
    world.say('provider', `${order.billingNo} ${outcome}`)
    ledger.settle(order, outcome)
  }

  return { characterNear, buy, settleOne }
}
