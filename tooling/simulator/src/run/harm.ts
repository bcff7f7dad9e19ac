import { parseJournal } from '@topup/domain'
import type { Frame } from '../browser/frames.ts'
import type { Page } from '../browser/page.ts'
import type { SharedDisk, SharedStorage } from '../browser/sharedStorage.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import { orderOfLaterRelease, orderPrefix, valueOf } from '../oracle/knowledge.ts'
import type { Oracle } from '../oracle/oracle.ts'
import type { Ledger, LedgerOrder } from '../service/ledger.ts'
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
import { apiOrigins, deployment, dropInProvider, games } from '../world/brand.ts'
import type { World } from '../world/world.ts'
import type { Device } from './device.ts'
import type { Settings } from './settings.ts'

/** What happens to what a device remembers. */
interface Harm {
  hurtStorage(): void
  hurtDisk(): void
  /** A tab of a later release has written one of the orders again, in a shape of its own. */
  anotherReleaseWrites(): void
  /** The phone needs the memory, most of all while the player is in another app. */
  killBrowser(): Promise<void>
  /** What one tab or window keeps for itself. */
  hurtTabStorage(): void
}

/** Makes it for one device. */
export function createHarm(deps: {
  readonly world: World<Page>
  readonly random: Random
  readonly device: Device
  readonly storage: SharedStorage
  readonly disk: SharedDisk
  readonly oracle: Oracle
}): Harm {
  const { world, random, device, storage, disk, oracle } = deps
  const { frames } = device

  const hurtStorage = () => {
    const harm = random.pick(['full', 'readOnly', 'blocked', 'wiped', 'corrupt', 'working'] as const)
    world.say(`${world.mark}storage`, harm)
    world.count(`storage: ${harm}`)
    oracle.harmStorage(() => {
      if (harm === 'wiped') storage.wipe()
      else if (harm === 'corrupt') storage.corrupt(random.below(20))
      else storage.setCondition(harm)
    })
  }

  const hurtDisk = () => {
    const harm = random.pick(['failing', 'hanging', 'wiped', 'working'] as const)
    world.say(`${world.mark}disk`, harm)
    world.count(`disk: ${harm}`)
    oracle.harmStorage(() => {
      if (harm === 'wiped') disk.wipe()
      else disk.setCondition(harm)
    })
  }

  const anotherReleaseWrites = () => {
    const stored = [...storage.items()].filter(([key]) => key.startsWith(orderPrefix))
    const [key, text] = random.pickOf(stored) ?? []
    if (key === undefined || text === undefined || storage.condition() !== 'working') return
    const order = valueOf(text)
    if (parseJournal([order]).length === 0) return
    world.say(`${world.mark}storage`, 'another release writes')
    world.count('storage: another release writes')
    storage.put(key, JSON.stringify({ v: { version: 2, [orderOfLaterRelease]: order }, e: null }))
  }

  const killBrowser = async () => {
    world.say(`${world.mark}device`, 'the browser is killed')
    world.count('kill: the browser')
    const isSound = disk.isSound() && storage.condition() === 'working'
    let opening: Promise<void> = Promise.resolve()
    const kill = () => {
      opening = device.killBrowser()
    }
    // What a disk that failed did not take is lost with the process, and was told.
    if (isSound) kill()
    else oracle.harmStorage(kill)
    await opening
  }

  const hurtTabStorage = () => {
    const frame = random.pickOf(frames.all().filter(({ shown }) => shown.kind === 'ours'))
    if (frame === undefined) return
    const condition = random.pick(['full', 'readOnly', 'blocked', 'working'] as const)
    world.say(frame.name, `its own storage is ${condition}`)
    world.count(`tab storage: ${condition}`)
    frame.session.setCondition(condition)
    frame.sawStorageFail = true
  }

  return { hurtStorage, hurtDisk, anotherReleaseWrites, killBrowser, hurtTabStorage }
}

/** What becomes of orders away from the devices of a run, as far as a page may come across it. */
interface Elsewhere {
  /** A character, most of the time the one that is chosen in a tab. */
  characterNear(tab: StoreTab): ShopCharacter
  /** Somebody makes an order that a page may come across. */
  buy(tab: StoreTab): void
  /** An order that waits is paid or declined. */
  settleOne(): void
}

/** What differs between the orders of others. */
type Told = 'account' | 'clientId' | 'serverId' | 'characterId' | 'productId' | 'amountMinor'

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

  const enter = (order: Pick<LedgerOrder, Told> & Partial<LedgerOrder>) =>
    ledger.enter({
      sessionId: `other-${ledger.orders.length}`,
      payId: '701',
      channelId: '10201',
      country: 'MY',
      host: apiOrigins[0] ?? '',
      madeAtMs: world.timeline.nowMs(),
      ...order,
    })

  /** Another device has the link too, and makes its order unless there is one. */
  const payLinkElsewhere = ({ paymentLinkId, serverId, characterId, minor }: ShopLink) => {
    world.count('other device orders for a link')
    enter({
      account: accountOfLink(paymentLinkId),
      paymentLinkId,
      clientId: games[0],
      serverId,
      characterId,
      productId: owedProduct,
      amountMinor: minor,
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
    enter({
      account: isGift && giver !== undefined ? giver.suid : character.suid,
      clientId: character.clientId,
      serverId: character.serverId,
      characterId: character.characterId,
      productId: product.id,
      amountMinor: priceOf(product, character.clientId),
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

const home = deployment.origins[0]
const stranger = 'https://elsewhere.example'

/** What somebody may say to the store: the language of its pay documents, with claims in it, and anything else. */
const wordsToStore = (billingNo: string): readonly unknown[] => [
  { kind: 'payDocumentReady' },
  { kind: 'payDocumentReady', billingNo },
  { kind: 'payDocumentDone' },
  { kind: 'payDocumentDone', billingNo, outcome: 'success', status: 1 },
  { kind: 'payDocumentDone', billingNo, outcome: 'fail', status: -2 },
  { kind: 'fullStatusRead', billingNo, outcome: 'success', atMs: 1 },
  'payDocumentDone',
  null,
]

/** What somebody may say to a pay document. */
const forgedHandover = (billingNo: string) => ({
  kind: 'handover',
  handover: {
    billingNo,
    provider: dropInProvider,
    parameters: { sessionId: 'of somebody else', sessionData: 'forged' },
    payUrl: `${stranger}/pay`,
    language: 'en',
  },
})

/**
 * Makes a word that nobody should act upon: from another origin, in the name of any window, or from a window of the
 * store's own that nothing was handed to. A pay document itself may say that it is over at any time. Source: faults A-08.
 */
export function createStrayWords(deps: {
  readonly world: World<Page>
  readonly device: Device
  readonly ledger: Ledger
  readonly random: Random
}): (to?: Frame) => void {
  const { world, device, ledger, random } = deps
  return (hearer) => {
    const { frames } = device
    const isOurs = ({ shown }: Frame) => shown.kind === 'ours'
    const to = hearer ?? random.pickOf(frames.all().filter(isOurs))
    const from = random.pickOf(frames.all().filter((frame) => frame !== to))
    if (to === undefined || from === undefined) return
    const billingNo = random.pickOf(ledger.orders)?.billingNo ?? 'B1'
    const isToForm = to.holds === 'payDocument'
    const data = isToForm ? forgedHandover(billingNo) : random.pickOf(wordsToStore(billingNo))
    // A store never lies to a pay document; a pay document that a provider has taken over may say what it likes.
    const origin = isToForm || !isOurs(from) || random.chance(0.5) ? stranger : home
    world.count('message: stray')
    world.say(to.name, `hears ${JSON.stringify(data)} of ${from.name} at ${origin}`)
    frames.post({ from, origin, to, data, targetOrigin: '*' })
  }
}
