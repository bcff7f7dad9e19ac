import { getReplenishmentInfo, loginAuth } from '@topup/api-client/contract'
import { addressOf, entryOfBillingNo, isIntent, isUnknownPurchase, reportedOf } from '@topup/domain'
import type { Journal, JournalEntry } from '@topup/domain'
import type { ServiceTraits } from '../service/orderService.ts'
import { starterPaths } from '../service/answer.ts'
import type { Frame } from '../browser/frames.ts'
import type { Page } from '../browser/page.ts'
import type { SharedDisk, SharedStorage } from '../browser/sharedStorage.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import type { NetworkRecorder, SentRequest } from '../network/network.ts'
import type { Ledger, LedgerOrder } from '../service/ledger.ts'
import type { World } from '../world/world.ts'
import { checkAddress, storedSecret } from './secrets.ts'
import {
  createDebtOracle,
  createLimitOracle,
  differences,
  isOfAnother,
  tellsOfAnother,
  unlike,
  unlikeReported,
  whom,
} from './debts.ts'
import {
  createCouponListOracle,
  createEndOracle,
  intentName,
  journalOf,
  namesIn,
  ordersOnDisk,
  storedOrders,
  toldBy,
} from './knowledge.ts'
import type { OrderOracle } from './debts.ts'
import { createRefusalOracle, createStarterCheck } from './starters.ts'
import type { TappedIntent } from './starters.ts'

/** Judges one device by faults.md §3, and by what this device was sent: it sees everything, the store sees nothing of it. */
export type Oracle = ReturnType<typeof createOracle>

/** Makes the oracle. */
export function createOracle(deps: {
  readonly world: World
  readonly ledger: Ledger
  /** What this service does where the contract leaves it open. */
  readonly rules: Pick<ServiceTraits, 'namesLinkOrder' | 'knowsSessions'>
  /** Judges all devices. */
  readonly orders: OrderOracle
  readonly storage: SharedStorage
  readonly disk: SharedDisk
  readonly ownerOf: (token: string | undefined) => string | null
  readonly tabs: () => readonly StoreTab[]
  readonly frames: () => readonly Frame[]
}) {
  const { world, ledger, orders, storage, disk, tabs, frames } = deps
  const intents = new Map<string, TappedIntent>()
  /** Numbers that reached a page, and those of this moment, whose page may yet die of them. */
  const told = new Set<string>()
  let toldNow: { readonly page: Page; readonly billingNo: string }[] = []
  const finalWords = new Set<string>()
  const isClosed = (billingNo: string) =>
    ['success', 'fail'].some((word) => finalWords.has(`${billingNo} ${word}`))
  const debts = createDebtOracle({ ledger, rules: deps.rules, isClosed })
  const limits = createLimitOracle(isClosed)
  const couponLists = createCouponListOracle(tabs)
  const ends = createEndOracle()
  const refusals = createRefusalOracle({ world, intents, ownerOf: deps.ownerOf })
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
  const known = () =>
    new Set(
      [readStored(), readDisk(), ...living().map(journalOf)].flatMap((journal) => [...namesIn(journal)]),
    )
  const checkStarter = createStarterCheck({ ...deps, debts, readStored, readDisk })
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
      world.broken('another account', `${entry.billingNo} of ${order.account} is shown`)
    if (entry.kind !== 'final') return
    if (!finalWords.has(`${entry.billingNo} ${entry.outcome}`))
      world.broken('success and fail', `${entry.billingNo} is ${entry.outcome} without a full answer`)
    if (order.outcome !== entry.outcome)
      world.broken(
        'success and fail',
        `${entry.billingNo} is ${entry.outcome}, the books say ${order.outcome}`,
      )
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

  const network: NetworkRecorder = {
    sent: (sent) => {
      couponLists.sent(sent)
      refusals.sent(sent)
      checkAddress(world, sent)
      if (!starterPaths.has(sent.request.path)) return
      world.count('seen: starter sent')
      const intent = intents.get(sent.request.parameters['session_id'] ?? '')
      if (intent === undefined)
        return world.broken('journal first', `${sent.request.path} without an intent in the journal`)
      checkStarter(sent, intent)
    },
    heardOddly: (sent, bent) => {
      const believed = bent === null ? null : refusals.heardBent(sent, bent)
      if (believed !== null) excused.add(intentName(believed))
      leaveGame(sent)
      limits.heard(sent, null)
      couponLists.heard(sent, null)
    },
    heard: (sent, answer) => {
      if (answer.code === 1) leaveGame(sent)
      limits.heard(sent, answer)
      couponLists.heard(sent, answer)
      // A service that takes the money of a call that it rejects, twice, is the risk that is taken.
      const believed = refusals.heard(sent, answer)
      if (believed !== null) excused.add(intentName(believed))
      const { billingNo, finalWord } = toldBy(sent, answer)
      if (billingNo === null) return
      // What a link owes is asked for again on every visit: its number is not lost with a page.
      if (sent.request.path === getReplenishmentInfo.path)
        return debts.named(sent.request.parameters['replenish_id'] ?? '', billingNo)
      toldNow.push({ page: sent.page, billingNo })
      if (finalWord !== null) finalWords.add(`${billingNo} ${finalWord}`)
    },
  }

  return {
    ...network,
    /** Begins to follow a tab's journal. */
    follow: (tab: StoreTab) => {
      const { journal } = tab.services
      ends.follow(tab)
      const learn = () => {
        for (const entry of journal.getState().journal) {
          const { snapshot } = entry
          if (intents.has(snapshot.intentId) || snapshot.intentId.startsWith('other-')) continue
          // An order that an answer named, or that another release wrote: nobody tapped here.
          if (isUnknownPurchase(snapshot)) continue
          if (!tab.page.isAlive()) return
          const characterId = whom(snapshot.recipient).characterId ?? ''
          const objection = limits.objection(tab.page, characterId, snapshot.product.productId)
          const unasked = couponLists.objection(tab, snapshot)
          orders.tapped(snapshot.intentId, world)
          intents.set(snapshot.intentId, {
            snapshot,
            readAtTap: tab.readAtTap,
            tab,
            tappedAtMs: world.timeline.nowMs(),
            knownAtTap: new Set([...readStored(), ...readDisk(), ...journalOf(tab)].map(addressOf)),
            objection,
            unasked,
            starters: 0,
          })
          const untold = ends.untold(tab, snapshot)
          if (untold !== null)
            world.broken(
              'told first',
              `${snapshot.intentId.slice(0, 4)}, and nobody said that ${untold} is paid`,
            )
          const wrong = tab.readAtTap === null ? ['no tap'] : unlike(snapshot, tab.readAtTap)
          if (wrong.length > 0)
            world.broken('shown is paid', `${snapshot.intentId.slice(0, 4)}: ${wrong.join(', ')}`)
        }
      }
      learn()
      journal.subscribe(learn)
    },
    /** Looks at everything; called whenever the pages are at rest. */
    look: () => {
      for (const { page, billingNo } of toldNow) if (page.isAlive()) told.add(billingNo)
      toldNow = []
      for (const entry of readStored()) checkEntry(entry)
      for (const tab of living()) {
        ends.look(tab)
        refusals.look(tab)
        for (const entry of journalOf(tab)) checkEntry(entry)
      }
      checkOrders()
    },
    /** Storage is harmed; what is lost with it is not the store's fault. */
    harmStorage: <Done>(harm: () => Done): Done => {
      const before = known()
      const done = harm()
      for (const tab of living()) tab.sawStorageFail = true
      ends.excuse()
      const after = known()
      // An intent that only its writer would keep in memory is as good as gone with the storage.
      for (const name of before) if (!after.has(name) || name.startsWith('intent ')) excused.add(name)
      return done
    },
    /** A tab is gone. What only its memory kept, because storage failed it, is not the store's fault. */
    died: (tab: StoreTab) => {
      if (!tab.sawStorageFail && storage.condition() === 'working') return
      const left = known()
      for (const name of namesIn(journalOf(tab))) if (!left.has(name)) excused.add(name)
    },
    /** The player of a tab goes from an order's result to its payment. */
    goesToPay: (tab: StoreTab, billingNo: string) => {
      const order = ledger.byNumber(billingNo)
      const journal = journalOf(tab)
      const entry = entryOfBillingNo(journal, billingNo)
      if (order === null || entry === null) return
      if (isOfAnother(entry, order))
        world.broken('another account', `${billingNo} of ${order.account} is offered to pay`)
      const paying = debts.paidBy(order, journal)
      if (paying !== null) world.broken('one debt', `${billingNo} is to be paid although ${paying} has paid`)
    },
    /** Whether its number would outlive the browser's process now, as far as the disk was always there to keep it. */
    isDurable: (billingNo: string) => {
      const isNamed = entryOfBillingNo(readDisk(), billingNo) !== null
      return isNamed || !disk.isSound()
    },
    /** Whether an order is written down, or was and is lost with its storage. */
    isKnown: (billingNo: string) => {
      const order = ledger.byNumber(billingNo)
      return known().has(billingNo) || (order !== null && isExcused(order))
    },
    /** After one more return to every tab: what each says of an order is its end, whichever device made it. */
    checkLastWords: () => {
      for (const tab of living()) {
        if (tab.isLost || tab.sawStorageFail || tab.code.isLost()) continue
        for (const entry of journalOf(tab))
          if (entry.kind === 'ordered')
            world.broken('last word', `${tab.page.name} still waits for ${entry.billingNo}`)
      }
    },
    /** At the end, when every order had its time: nothing may be open. */
    checkAtEnd: () => {
      const journals = [readStored(), readDisk(), ...living().map(journalOf)]
      for (const order of ledger.orders) {
        const isMet = journals.some((journal) => namesIn(journal).has(order.billingNo))
        // Without a query by its key, an order whose answer was lost has no end that anybody could read.
        const isFound = isMet || (deps.rules.knowsSessions && intents.has(order.sessionId))
        if (isExcused(order) || !isFound) continue
        const ends = journals.map((journal) =>
          journal.some((entry) => entry.kind === 'final' && entry.billingNo === order.billingNo),
        )
        if (!ends.includes(true)) world.broken('liveness', `${order.billingNo} never came to its end`)
      }
      for (const tab of living()) {
        const placing = tab.checkout()?.recharge.getState().placing.kind
        if (placing === 'yes' || placing === 'checking')
          world.broken('liveness', `${tab.page.name} is placing an order forever`)
        if (frames().some(({ openedBy, shown }) => openedBy === tab.page && shown.kind === 'blank'))
          world.broken('windows', `${tab.page.name} left a blank window`)
      }
    },
  }
}
