import { errorCodes, getOrderInfo } from '@topup/api-client/contract'
import { addressOf, buyerOf, entryAt, idsOf, isUnsent, mergeJournal, wasRejected } from '@topup/domain'
import type { Journal, JournalEntry, PurchaseSnapshot, Recipient } from '@topup/domain'
import type { Page } from '../browser/page.ts'
import type { SharedDisk, SharedStorage } from '../browser/sharedStorage.ts'
import type { ReadAtTap, StoreTab } from '../browser/storeTab.ts'
import type { SentRequest } from '../network/network.ts'
import { starterPaths } from '../service/answer.ts'
import type { ServiceAnswer } from '../service/answer.ts'
import { characters } from '../service/shop.ts'
import { regionOfGame } from '../world/brand.ts'
import type { World } from '../world/world.ts'
import { unlikeRequest, whom } from './debts.ts'
import type { DebtOracle, Objection } from './debts.ts'
import { intentName, journalOf, namesIn, toldBy } from './knowledge.ts'

/** One intent that a tap on this device made. */
export interface TappedIntent {
  readonly snapshot: PurchaseSnapshot
  readonly readAtTap: ReadAtTap | null
  readonly tab: StoreTab
  readonly tappedAtMs: number
  /** Addresses of the orders that this browser knew by then, whatever its clock says. */
  readonly knownAtTap: ReadonlySet<string>
  /** Why the limits forbid it; null where they do not. */
  readonly objection: Objection | null
  /** Why the full price may not be paid unasked; null where it may. */
  readonly unasked: string | null
  starters: number
}

/** Makes what judges each starter at the moment when it leaves a page of one device. Source: faults §3, decisions 27, 31, 46 and 55. */
export function createStarterCheck(deps: {
  readonly world: World
  readonly debts: DebtOracle
  readonly storage: SharedStorage
  readonly disk: SharedDisk
  readonly ownerOf: (token: string | undefined) => string | null
  readonly readStored: () => Journal
  readonly readDisk: () => Journal
}) {
  const { world, debts, storage, disk, ownerOf, readStored, readDisk } = deps

  /** What stood against the purchase at the tap. */
  const checkObjections = ({ request: { path, parameters } }: SentRequest, intent: TappedIntent) => {
    for (const objection of [debts.objection(parameters, intent.tappedAtMs), intent.objection])
      if (objection !== null) world.broken(objection.rule, `${path} although ${objection.reason}`)
    if (intent.unasked !== null)
      world.broken('asked before the full price', `${path} although ${intent.unasked}`)
  }

  /** A tab that a game opened pays with the session of that game. */
  const checkGameTab = (
    { request: { path, parameters }, page }: SentRequest,
    { tab: { frame } }: TappedIntent,
  ) => {
    if (frame.game === null || frame.sawStorageFail) return
    if (frame.game.page !== page)
      world.broken('game tab', `${path} in ${frame.name}, which has lost its game's session`)
    const payer = ownerOf(parameters['oauth_token'])
    if (payer !== null && payer !== frame.game.suid)
      world.broken('game tab', `${path} in ${frame.name} by another login of the browser`)
  }

  /** The intent was written down before the call, and the player was warned of every open order. */
  const checkWritten = ({ request: { path } }: SentRequest, { snapshot, tab, knownAtTap }: TappedIntent) => {
    const sessionId = snapshot.intentId
    if (!namesIn(readStored()).has(intentName(sessionId)))
      world.broken('journal first', `${path} before its intent was stored`)
    if (disk.condition() === 'working' && !namesIn(readDisk()).has(intentName(sessionId)))
      world.broken('disk first', `${path} before its intent was on the disk`)
    const copies = [...readStored(), ...(disk.condition() === 'working' ? readDisk() : [])]
    if (copies.some((entry) => entry.snapshot.intentId === sessionId && isUnsent(entry)))
      world.broken('sent is said', `${path} while a copy of its intent says that it was not sent`)
    for (const entry of mergeJournal([...readStored(), ...readDisk()])) {
      const { intentId } = entry.snapshot
      // What nobody could know here at the tap, such as an order that an answer named after it, was not there to be warned
      // of. A later tap of another tab sees this one, and is judged when its own call goes out.
      if (!knownAtTap.has(addressOf(entry))) continue
      const isTold = tab.acknowledged.has(intentId) || tab.acknowledged.has(addressOf(entry))
      // A tab that may not write over another release's record knows its end alone.
      const here = entryAt(journalOf(tab), addressOf(entry))
      const isMine = !isOfOther(entry.snapshot.recipient, snapshot.recipient, tab)
      if (isOpen(entry) && (here === null || isOpen(here)) && intentId !== sessionId && !isTold && isMine)
        world.broken('warned', `${path} while ${intentId.slice(0, 4)} is open and was not warned about`)
    }
  }

  /** The call says for whom, where and by whom, as the snapshot does. */
  const checkRecipient = (
    { request: { path, parameters }, page }: SentRequest,
    { snapshot }: TappedIntent,
  ) => {
    const { suid, characterId } = whom(snapshot.recipient)
    if (characters.some((each) => each.characterId === characterId && each.suid !== suid))
      world.broken('recipient', `${characterId} is no character of ${suid}`)
    const { client_id: clientId, domain_area: region } = parameters
    if (region !== undefined && region !== regionOfGame[clientId as keyof typeof regionOfGame])
      world.broken('region', `${path} of game ${clientId} is booked in ${region}`)
    const wrong = unlikeRequest(snapshot, parameters)
    // A session that ended has no owner any more: it says nothing about whose purchase it is.
    const payer = ownerOf(parameters['oauth_token'])
    if (payer !== null && payer !== suid) wrong.push('the token is of another account')
    if (wrong.length > 0) world.broken('one snapshot', `${page.name} ${path}: ${wrong.join(', ')}`)
  }

  return (sent: SentRequest, intent: TappedIntent): void => {
    const { path } = sent.request
    if ((sent.page.leavesSinceMs() ?? 0) > intent.tappedAtMs)
      world.broken('left', `${path} by a page that began to be left after the tap`)
    intent.starters += 1
    checkObjections(sent, intent)
    checkGameTab(sent, intent)
    if (intent.starters > 1) world.broken('sent once', `${path} was sent ${intent.starters} times`)
    if (storage.condition() === 'working' && !intent.tab.sawStorageFail) checkWritten(sent, intent)
    checkRecipient(sent, intent)
  }
}

/** Whether a new order is to be warned of it. */
const isOpen = (entry: JournalEntry): boolean =>
  (entry.kind === 'ordered' || entry.kind === 'intended' || entry.kind === 'rejected') && !isUnsent(entry)

/**
 * Whether another account than the buyer's is logged in for the game of an order, or the buyer has logged out. An order of a payment link has no
 * account, and one that cannot be read has no buyer. Source: decision 48.
 */
function isOfOther(bought: Recipient, wanted: Recipient, { services }: StoreTab): boolean {
  const [buyer, payer] = [buyerOf(bought), buyerOf(wanted)]
  if (buyer === null) return false
  const { accounts, loggedOut } = services.session.getState()
  const isHere = idsOf(wanted).clientId === buyer.clientId
  // Nobody is logged in on the page of a payment link; whose the others are, the device's logins say there too.
  const own = buyer.clientId === null ? undefined : accounts.get(buyer.clientId)
  const login = isHere && payer !== null ? payer.suid : own?.suid
  return login === undefined ? loggedOut.includes(buyer.suid) : login !== buyer.suid
}

/** A query by the session of a starter that was rejected before. */
interface Question {
  readonly sessionId: string
  /** The code of the starter's rejection. */
  readonly code: number
  /** Whether its answer ends the intent: it was asked for the buyer, at the host that took the call. */
  readonly counts: boolean
}

const ofVisitor: readonly number[] = [
  errorCodes.notLoggedIn.code,
  errorCodes.notAGame.code,
  errorCodes.wrongDomain.code,
  errorCodes.notRealName.code,
]

/** Judges rejected starters of one device: a rejection that a query did not contradict is believed. Source: decision 104. */
export function createRefusalOracle(deps: {
  readonly world: World
  readonly intents: ReadonlyMap<string, TappedIntent>
  readonly ownerOf: (token: string | undefined) => string | null
}) {
  const { world, intents, ownerOf } = deps
  const refused = new Map<string, { readonly host: string; readonly code: number }>()
  const questions = new Map<SentRequest, Question>()
  const ended: { readonly page: Page; readonly sessionId: string }[] = []

  const isRejection = (sent: SentRequest, answer: ServiceAnswer) =>
    answer.code !== 1 && answer.code !== errorCodes.repeat.code && toldBy(sent, answer).billingNo === null
  /** The query that such an answer ends, or null. */
  const endedBy = (sent: SentRequest, answer: ServiceAnswer): Question | null => {
    const question = questions.get(sent)
    if (question === undefined || !isRejection(sent, answer)) return null
    if (ofVisitor.includes(answer.code) && answer.code !== question.code) return null
    world.count('rejection believed')
    return question
  }

  return {
    sent: (sent: SentRequest) => {
      const { path, host, parameters } = sent.request
      const { session_id: sessionId = '', simple, oauth_token: token } = parameters
      const refusal = refused.get(sessionId)
      if (path !== getOrderInfo.path || simple !== '0' || refusal === undefined) return
      const tapped = intents.get(sessionId)
      const buyer = tapped && whom(tapped.snapshot.recipient).suid
      const counts = refusal.host === host && buyer !== undefined && ownerOf(token) === buyer
      questions.set(sent, { sessionId, code: refusal.code, counts })
    },
    /** The session whose rejection may be believed from now on, or null. */
    heard: (sent: SentRequest, answer: ServiceAnswer) => {
      const { request, page } = sent
      if (starterPaths.has(request.path) && isRejection(sent, answer))
        refused.set(request.parameters['session_id'] ?? '', { host: request.host, code: answer.code })
      const question = endedBy(sent, answer)
      if (question?.counts === true) ended.push({ page, sessionId: question.sessionId })
      return question?.sessionId ?? null
    },
    /** The same of an answer that the store may or may not read. */
    heardBent: (sent: SentRequest, answer: ServiceAnswer) => endedBy(sent, answer)?.sessionId ?? null,
    /** Called when a page is at rest. */
    look: (tab: StoreTab) => {
      for (const { page, sessionId } of ended) {
        if (page !== tab.page || tab.sawStorageFail) continue
        const isOpen = journalOf(tab).some(
          (entry) => wasRejected(entry) && entry.snapshot.intentId === sessionId,
        )
        if (isOpen) world.broken('refusal', `${sessionId.slice(0, 4)} was rejected and stays open`)
      }
    },
  }
}
