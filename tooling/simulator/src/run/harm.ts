import { parseJournal } from '@topup/domain'
import type { Frame } from '../browser/frames.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import { orderOfLaterRelease, orderPrefix, valueOf } from '../oracle/knowledge.ts'
import type { LedgerOrder } from '../service/ledger.ts'
import {
  accountOfLink,
  accounts,
  characters,
  links,
  owedProduct,
  priceOf,
  products,
} from '../service/shop.ts'
import type { Random } from '../time/random.ts'
import { apiOrigins, deployment, dropInProvider, games } from '../world/brand.ts'
import type { SimulationDeps } from './simulation.ts'

type HarmDeps = SimulationDeps & { readonly random: Random }

/** Makes what happens to what a device remembers. */
export function createHarm({ world, random, device, storage, disk, oracle }: HarmDeps) {
  const hurtStorage = () => {
    const harm = random.pick(['full', 'readOnly', 'blocked', 'wiped', 'corrupt', 'working'])
    world.say(`${world.mark}storage`, harm)
    world.count(`storage: ${harm}`)
    oracle.harmStorage(() => {
      if (harm === 'wiped') storage.wipe()
      else if (harm === 'corrupt') storage.corrupt(random.below(20))
      else storage.setCondition(harm)
    })
  }

  const hurtDisk = () => {
    const harm = random.pick(['failing', 'hanging', 'wiped', 'working'])
    world.say(`${world.mark}disk`, harm)
    world.count(`disk: ${harm}`)
    oracle.harmStorage(() => {
      if (harm === 'wiped') disk.wipe()
      else disk.setCondition(harm)
    })
  }

  /** A tab of a later release has written one of the orders again, in a shape of its own. */
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

  /** The phone needs the memory, most of all while the player is in another app. */
  const killBrowser = async () => {
    world.say(`${world.mark}device`, 'the browser is killed')
    world.count('kill: the browser')
    const isSound = disk.isSound() && storage.condition() === 'working'
    // What a disk that failed did not take is lost with the process, and was told.
    await (isSound ? device.killBrowser() : oracle.harmStorage(device.killBrowser))
  }

  /** What one tab or window keeps for itself. */
  const hurtTabStorage = () => {
    const frame = random.pickOf(device.frames.all().filter(({ shown }) => shown.kind === 'ours'))
    if (frame === undefined) return
    const condition = random.pick(['full', 'readOnly', 'blocked', 'working'])
    world.say(frame.name, `its own storage is ${condition}`)
    world.count(`tab storage: ${condition}`)
    frame.session.setCondition(condition)
    frame.sawStorageFail = true
  }

  return { hurtStorage, hurtDisk, anotherReleaseWrites, killBrowser, hurtTabStorage }
}

/** What differs between the orders of others. */
type Told = 'account' | 'clientId' | 'serverId' | 'characterId' | 'productId' | 'amountMinor'

/** Makes what becomes of orders away from the devices of a run, as far as a page may come across it. */
export function createElsewhere({ world, settings, ledger, random }: HarmDeps) {
  const givers = random.fork('givers')

  /** A character, most of the time the one that is chosen in a tab. */
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
  const payLinkElsewhere = ({ paymentLinkId, serverId, characterId, minor }: (typeof links)[number]) => {
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

  /** An order that waits is paid or declined. */
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
export function createStrayWords({ world, device: { frames }, ledger, random }: HarmDeps) {
  return (hearer?: Frame): void => {
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
