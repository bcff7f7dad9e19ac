import { getReplenishmentInfo, loginAuth } from '@topup/api-client/contract'
import {
  addressOf,
  entryAt,
  entryOfBillingNo,
  isIntent,
  isUnknownPurchase,
  mergeJournal,
  reportedOf,
} from '@topup/domain'
import type { Journal, JournalEntry, PurchaseSnapshot, Recipient, ReportedDetails } from '@topup/domain'
import { starterPaths } from '../service/starterPaths.ts'
import { apiOrigins, deployment, regionOfOrders } from '../world/brand.ts'
import type { Frame } from '../browser/frame.ts'
import type { Page } from '../browser/page.ts'
import type { SharedDisk } from '../browser/sharedDisk.ts'
import type { SharedStorage } from '../browser/sharedStorage.ts'
import type { ReadAtTap, StoreTab } from '../browser/storeTab.ts'
import type { NetworkRecorder, SentRequest } from '../network/network.ts'
import { characters } from '../service/shop.ts'
import type { Ledger, LedgerOrder } from '../service/ledger.ts'
import type { World } from '../world/world.ts'
import { createCouponListOracle } from './couponLists.ts'
import { createDebtOracle } from './debts.ts'
import { toldBy } from './heard.ts'
import { createLimitOracle } from './limits.ts'
import type { Objection } from './limits.ts'
import type { OrderOracle } from './orders.ts'
import { intentName, namesIn, ordersOnDisk, storedOrders } from './knowledge.ts'
import { storedSecret, strayedSecret } from './secrets.ts'
import { isOfAnother, tellsOfAnother } from './strangers.ts'

/** One intent that a tap on this device made. */
interface Intent {
  readonly snapshot: PurchaseSnapshot
  readonly readAtTap: ReadAtTap | null
  readonly tab: StoreTab
  readonly tappedAtMs: number
  /** Why the limits forbid it; null where they do not. */
  readonly objection: Objection | null
  /** Why the full price may not be paid unasked; null where it may. */
  readonly unasked: string | null
  starters: number
}

/** Judges one device by faults.md §3, and by what this device was sent: it sees everything, the store sees nothing of it. */
export interface Oracle extends NetworkRecorder {
  /** Begins to follow a tab's journal. */
  follow(tab: StoreTab): void
  /** Looks at everything; called whenever the pages are at rest. */
  look(): void
  /** Storage is harmed; what is lost with it is not the store's fault. */
  harmStorage(harm: () => void): void
  /** A tab is gone. What only its memory kept, because storage failed it, is not the store's fault. */
  died(tab: StoreTab): void
  /** The player of a tab goes from an order's result to its payment. */
  goesToPay(tab: StoreTab, billingNo: string): void
  /** Whether an order is written down, or was and is lost with its storage. */
  isKnown(billingNo: string): boolean
  /** Whether its number would outlive the browser's process now, as far as the disk was always there to keep it. */
  isDurable(billingNo: string): boolean
  /** At the end, when every order had its time: nothing may be open. */
  checkAtEnd(): void
}

/** What the oracle sees. */
export interface OracleDeps {
  readonly world: World<Page>
  readonly ledger: Ledger
  /** Judges all devices. */
  readonly orders: OrderOracle
  readonly storage: SharedStorage
  readonly disk: SharedDisk
  readonly ownerOf: (token: string | undefined) => string | null
  readonly tabs: () => readonly StoreTab[]
  readonly frames: () => readonly Frame[]
}

/** Makes the oracle. */
export function createOracle(deps: OracleDeps): Oracle {
  const { world, ledger, orders, storage, disk, ownerOf, tabs, frames } = deps
  const intents = new Map<string, Intent>()
  /** Numbers that reached a page, and those of this moment, whose page may yet die of them. */
  const told = new Set<string>()
  let toldNow: { readonly page: Page; readonly billingNo: string }[] = []
  const finalWords = new Set<string>()
  const debts = createDebtOracle(ledger)
  const limits = createLimitOracle((billingNo) =>
    ['success', 'fail'].some((word) => finalWords.has(`${billingNo} ${word}`)),
  )
  const couponLists = createCouponListOracle(tabs)
  const excused = new Set<string>()
  let [seenVersion, stored]: [number, Journal] = [-1, []]
  let [seenDisk, onDisk]: [number, Journal] = [-1, []]

  const readStored = (): Journal => {
    if (storage.version() !== seenVersion) {
      seenVersion = storage.version()
      stored = storedOrders(storage.items())
      const secret = storedSecret(storage.items())
      if (secret !== null) world.broken('secrets', `storage holds ${secret}`)
    }
    return stored
  }
  const readDisk = (): Journal => {
    if (disk.version() === seenDisk) return onDisk
    seenDisk = disk.version()
    return (onDisk = ordersOnDisk(disk.records()))
  }
  const living = () => tabs().filter(({ page }) => page.isAlive())
  const journalOf = ({ services }: StoreTab): Journal => services.journal.getState().journal
  const known = () =>
    new Set(
      [readStored(), readDisk(), ...living().map(journalOf)].flatMap((journal) => [...namesIn(journal)]),
    )
  const isExcused = ({ billingNo, sessionId }: LedgerOrder) =>
    excused.has(billingNo) || excused.has(intentName(sessionId))

  /** A player who logs in with an account of their own ends the game's visit of that tab. Source: decision 55. */
  const leaveGame = ({ request, page }: SentRequest) => {
    if (request.path !== loginAuth.path) return
    for (const tab of tabs()) if (tab.page === page) tab.frame.game = null
  }
  const checkEntry = (entry: JournalEntry) => {
    if (isIntent(entry)) return
    const order = ledger.byNumber(entry.billingNo)
    if (order === null) return world.broken('journal', `${entry.billingNo} is no order`)
    const reported = reportedOf(entry)
    const wrong = reported === null ? differences(entry.snapshot, order) : unlikeReported(reported, order)
    if (wrong.length > 0) world.broken('one snapshot', `${entry.billingNo}: ${wrong.join(', ')}`)
    if (tellsOfAnother(entry, order))
      world.broken('another account', `${entry.billingNo} of ${order.suid} is shown`)
    if (entry.kind !== 'final') return
    if (!finalWords.has(`${entry.billingNo} ${entry.outcome}`))
      world.broken('success and fail', `${entry.billingNo} is ${entry.outcome} without a full answer`)
    if (order.status !== entry.outcome)
      world.broken(
        'success and fail',
        `${entry.billingNo} is ${entry.outcome}, the books say ${order.status}`,
      )
  }

  /** Nothing goes to a strange host, and nothing carries a secret that it does not need. */
  const checkAddress = (sent: SentRequest) => {
    const { host, path } = sent.request
    if (!apiOrigins.includes(host) && host !== deployment.dataOrigin) world.broken('hosts', host)
    const secret = strayedSecret(sent)
    if (secret !== null) world.broken('secrets', `${path} carries ${secret}`)
  }

  /** What stood against the purchase at the tap. */
  const checkObjections = ({ request: { path, parameters } }: SentRequest, intent: Intent) => {
    const inTheWay = debts.objection(parameters['replenish_id'] ?? '', intent.tappedAtMs)
    if (inTheWay !== null) world.broken('one debt', `${path} although ${inTheWay}`)
    if (intent.objection !== null)
      world.broken(intent.objection.rule, `${path} although ${intent.objection.reason}`)
    if (intent.unasked !== null)
      world.broken('asked before the full price', `${path} although ${intent.unasked}`)
  }

  /** A tab that a game opened pays with the session of that game. */
  const checkGameTab = ({ request: { path, parameters }, page }: SentRequest, { tab: { frame } }: Intent) => {
    if (frame.game === null || frame.sawStorageFail) return
    if (frame.game.page !== page)
      world.broken('game tab', `${path} in ${frame.name}, which has lost its game's session`)
    const payer = ownerOf(parameters['oauth_token'])
    if (payer !== null && payer !== frame.game.suid)
      world.broken('game tab', `${path} in ${frame.name} by another login of the browser`)
  }

  /** The intent was written down before the call, and the player was warned of every open order of theirs. */
  const checkWritten = ({ request: { path } }: SentRequest, { snapshot, tab }: Intent) => {
    const sessionId = snapshot.intentId
    if (!namesIn(readStored()).has(intentName(sessionId)))
      world.broken('journal first', `${path} before its intent was stored`)
    if (disk.condition() === 'working' && !namesIn(readDisk()).has(intentName(sessionId)))
      world.broken('disk first', `${path} before its intent was on the disk`)
    for (const entry of mergeJournal([...readStored(), ...readDisk()])) {
      const { intentId } = entry.snapshot
      const isTold = tab.acknowledged.has(intentName(intentId)) || tab.acknowledged.has(addressOf(entry))
      // A tab that may not write over another release's record knows its end alone.
      const here = entryAt(journalOf(tab), addressOf(entry))
      const isMine = !isOfOther(entry.snapshot.recipient, snapshot.recipient, tab)
      if (isOpen(entry) && (here === null || isOpen(here)) && intentId !== sessionId && !isTold && isMine)
        world.broken('warned', `${path} while ${intentId.slice(0, 4)} is open and was not warned about`)
    }
  }

  /** The call says for whom, where and by whom, as the snapshot does. */
  const checkRecipient = ({ request: { path, parameters }, page }: SentRequest, { snapshot }: Intent) => {
    const { suid, character } = snapshot.recipient
    if (characters.some((each) => each.characterId === character.value && each.suid !== suid))
      world.broken('recipient', `${character.value} is no character of ${suid}`)
    const { client_id: clientId, domain_area: region } = parameters
    if (region !== undefined && region !== regionOfOrders(clientId))
      world.broken('region', `${path} of game ${clientId} is booked in ${region}`)
    const wrong = unlikeRequest(snapshot, parameters)
    if (ownerOf(parameters['oauth_token']) !== suid && isKnownToken(ownerOf, parameters))
      wrong.push('the token is of another account')
    if (wrong.length > 0) world.broken('one snapshot', `${page.name} ${path}: ${wrong.join(', ')}`)
  }

  const checkOrders = () => {
    const names = known()
    for (const order of ledger.orders) {
      const { sessionId, billingNo } = order
      // What another device made this one knows once it is told.
      if (!intents.has(sessionId)) continue
      if (!names.has(billingNo) && !names.has(intentName(sessionId)) && !isExcused(order))
        world.broken('lost', `${billingNo} of ${sessionId.slice(0, 4)} is forgotten`)
    }
    for (const billingNo of told) {
      const order = ledger.byNumber(billingNo)
      if (order === null || names.has(billingNo)) continue
      const isReachable = names.has(intentName(order.sessionId))
      if (!isReachable && !isExcused(order))
        world.broken('lost', `the number ${billingNo} was told and is gone`)
    }
  }

  return {
    follow: (tab) => {
      const { journal } = tab.services
      const learn = () => {
        for (const entry of journal.getState().journal) {
          const { snapshot } = entry
          if (intents.has(snapshot.intentId) || snapshot.intentId.startsWith('other-')) continue
          // An order that an answer named, or that another release wrote: nobody tapped here.
          if (isUnknownPurchase(snapshot)) continue
          if (!tab.page.isAlive()) return
          const { recipient, product } = snapshot
          const bought = { characterId: recipient.character.value, productId: product.productId }
          const objection = limits.objection(tab.page, bought)
          const unasked = couponLists.objection(tab, snapshot)
          orders.tapped(snapshot.intentId, world)
          intents.set(snapshot.intentId, {
            snapshot,
            readAtTap: tab.readAtTap,
            tab,
            tappedAtMs: world.timeline.nowMs(),
            objection,
            unasked,
            starters: 0,
          })
          const wrong = tab.readAtTap === null ? ['no tap'] : unlike(snapshot, tab.readAtTap)
          if (wrong.length > 0)
            world.broken('shown is paid', `${snapshot.intentId.slice(0, 4)}: ${wrong.join(', ')}`)
        }
      }
      learn()
      journal.subscribe(learn)
    },
    sent: (sent) => {
      couponLists.sent(sent)
      checkAddress(sent)
      const { path, parameters } = sent.request
      if (!starterPaths.has(path)) return
      const sessionId = parameters['session_id'] ?? ''
      const intent = intents.get(sessionId)
      world.count('starter sent')
      if (intent === undefined)
        return world.broken('journal first', `${path} without an intent in the journal`)
      intent.starters += 1
      checkObjections(sent, intent)
      checkGameTab(sent, intent)
      if (intent.starters > 1) world.broken('sent once', `${path} was sent ${intent.starters} times`)
      if (storage.condition() === 'working' && !intent.tab.sawStorageFail) checkWritten(sent, intent)
      checkRecipient(sent, intent)
    },
    heardOddly: (sent) => {
      leaveGame(sent)
      limits.heard(sent, null)
      couponLists.heard(sent, null)
    },
    heard: (sent, answer) => {
      if (answer.code === 1) leaveGame(sent)
      limits.heard(sent, answer)
      couponLists.heard(sent, answer)
      const { billingNo, finalWord } = toldBy(sent, answer)
      if (billingNo === null) return
      // What a link owes is asked for again on every visit: its number is not lost with a page.
      if (sent.request.path === getReplenishmentInfo.path)
        return debts.named(sent.request.parameters['replenish_id'] ?? '', billingNo)
      toldNow.push({ page: sent.page, billingNo })
      if (finalWord !== null) finalWords.add(`${billingNo} ${finalWord}`)
    },
    look: () => {
      for (const { page, billingNo } of toldNow) if (page.isAlive()) told.add(billingNo)
      toldNow = []
      for (const entry of readStored()) checkEntry(entry)
      for (const tab of living()) for (const entry of journalOf(tab)) checkEntry(entry)
      checkOrders()
    },
    harmStorage: (harm) => {
      const before = known()
      harm()
      for (const tab of living()) tab.sawStorageFail = true
      const after = known()
      // An intent that only its writer would keep in memory is as good as gone with the storage.
      for (const name of before) if (!after.has(name) || name.startsWith('intent ')) excused.add(name)
    },
    died: (tab) => {
      if (!tab.sawStorageFail && storage.condition() === 'working') return
      const left = known()
      for (const name of namesIn(journalOf(tab))) if (!left.has(name)) excused.add(name)
    },
    goesToPay: (tab, billingNo) => {
      const order = ledger.byNumber(billingNo)
      const journal = journalOf(tab)
      const entry = entryOfBillingNo(journal, billingNo)
      if (order === null || entry === null) return
      if (isOfAnother(entry, order))
        world.broken('another account', `${billingNo} of ${order.suid} is offered to pay`)
      const paying = debts.paidBy(order, journal)
      if (paying !== null) world.broken('one debt', `${billingNo} is to be paid although ${paying} has paid`)
    },
    isDurable: (billingNo) => {
      const isNamed = entryOfBillingNo(readDisk(), billingNo) !== null
      return isNamed || !disk.isSound()
    },
    isKnown: (billingNo) => {
      const order = ledger.byNumber(billingNo)
      return known().has(billingNo) || (order !== null && isExcused(order))
    },
    checkAtEnd: () => {
      const journals = [readStored(), readDisk(), ...living().map(journalOf)]
      for (const order of ledger.orders) {
        const isMet = journals.some((journal) => namesIn(journal).has(order.billingNo))
        if (isExcused(order) || !(isMet || intents.has(order.sessionId))) continue
        const ends = journals.map((journal) =>
          journal.some((entry) => entry.kind === 'final' && entry.billingNo === order.billingNo),
        )
        if (!ends.includes(true)) world.broken('liveness', `${order.billingNo} never came to its end`)
      }
      for (const tab of living()) {
        if (
          tab.checkout()?.recharge.getState().placing.kind === 'yes' ||
          tab.checkout()?.recharge.getState().placing.kind === 'checking'
        )
          world.broken('liveness', `${tab.page.name} is placing an order forever`)
        if (frames().some(({ openedBy, shown }) => openedBy === tab.page && shown.kind === 'blank'))
          world.broken('windows', `${tab.page.name} left a blank window`)
      }
    },
  }
}

/**
 * Whether another account than the buyer's is logged in for the game of an order. An order of a payment link has no
 * account, and one that cannot be read has no buyer. Source: decision 48.
 */
function isOfOther(buyer: Recipient, payer: Recipient, { services }: Intent['tab']): boolean {
  const login =
    buyer.clientId === payer.clientId
      ? payer.suid
      : services.session.getState().accounts.get(buyer.clientId)?.suid
  const isNobody = (suid: string | undefined) => suid === undefined || suid === '' || suid.startsWith('link:')
  return !isNobody(login) && !isNobody(buyer.suid) && login !== buyer.suid
}

/** Whether a new order is to be warned of it. */
const isOpen = (entry: JournalEntry): boolean =>
  entry.kind === 'ordered' || entry.kind === 'intended' || entry.kind === 'rejected'

/** A session that ended has no owner any more; its token says nothing about whose purchase it is. */
const isKnownToken = (ownerOf: OracleDeps['ownerOf'], { oauth_token }: Readonly<Record<string, string>>) =>
  ownerOf(oauth_token) !== null

type Pairs = Readonly<Record<string, readonly [unknown, unknown]>>

const differing = (pairs: Pairs): string[] =>
  Object.entries(pairs).flatMap(([name, [one, other]]) =>
    one === other ? [] : [`${name} ${String(one)} is not ${String(other)}`],
  )

/** How the order that was made differs from what the journal says was bought. */
const differences = ({ recipient, product, coupon, payable, method }: PurchaseSnapshot, order: LedgerOrder) =>
  differing({
    account: [recipient.suid, order.suid],
    game: [recipient.clientId, order.clientId],
    server: [recipient.server.value, order.serverId],
    character: [recipient.character.value, order.characterId],
    product: [product.productId, order.productId],
    amount: [payable.minorUnits, order.amountMinor],
    currency: [payable.currency, order.currency],
    coupon: [coupon?.code ?? '', order.couponCode],
    method: [method.paywayId, order.payId],
    channel: [String(method.channelId), order.channelId],
  })

/** How an order differs from what the journal has of the service's word about it; what is not said is not wrong. */
const unlikeReported = ({ productId, character, amount }: ReportedDetails, order: LedgerOrder) =>
  differing({
    product: [productId ?? order.productId, order.productId],
    character: [character ?? order.characterId, order.characterId],
    amount: [amount?.minorUnits ?? order.amountMinor, order.amountMinor],
    currency: [amount?.currency ?? order.currency, order.currency],
  })

/** How a snapshot differs from what the player read when they tapped. */
const unlike = ({ recipient, product, payable, method }: PurchaseSnapshot, read: ReadAtTap) =>
  differing({
    account: [recipient.suid, read.suid],
    server: [recipient.server.value, read.serverId],
    character: [recipient.character.value, read.characterId],
    product: [product.productId, read.productId],
    amount: [payable.minorUnits, read.payableMinor ?? payable.minorUnits],
    method: [method.paywayId, read.payId],
  })

/** How a starter differs from its snapshot; a card recharge carries less. */
function unlikeRequest(snapshot: PurchaseSnapshot, sent: Readonly<Record<string, string>>): string[] {
  const { recipient, product, coupon, method } = snapshot
  const isRecharge = sent['product_id'] === undefined
  return differing({
    game: [recipient.clientId, sent['client_id']],
    server: [recipient.server.value, sent['server_id']],
    character: [recipient.character.value, sent['role_id']],
    area: [recipient.area?.value, sent['areaId']],
    ...(!isRecharge && {
      product: [product.productId, sent['product_id']],
      coupon: [coupon?.code, sent['coupon_code']],
      method: [method.paywayId, sent['pay_id']],
      channel: [String(method.channelId), sent['channel_id'] ?? sent['channel']],
      country: [method.country, sent['country']],
      time: [String(snapshot.intendedAtMs), sent['session_time']],
    }),
  })
}
