import { errorCodes, getOrderInfo } from '@topup/api-client/contract'
import { wasRejected } from '@topup/domain'
import type { Page } from '../browser/page.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import type { SentRequest } from '../network/network.ts'
import type { ServiceAnswer } from '../service/answer.ts'
import { starterPaths } from '../service/starterPaths.ts'
import type { World } from '../world/world.ts'
import { toldBy } from './heard.ts'
import { journalOf } from './knowledge.ts'
import type { TappedIntent } from './starters.ts'

/** A query by the session of a starter that was rejected before. */
interface Question {
  readonly sessionId: string
  /** The code of the starter's rejection. */
  readonly code: number
  /** Whether its answer ends the intent: it was asked for the buyer, at the host that took the call. */
  readonly counts: boolean
}

/** Judges rejected starters: a rejection that a query did not contradict is believed. Source: decision 104. */
export interface RefusalOracle {
  sent(sent: SentRequest): void
  /** The session whose rejection may be believed from now on, or null. */
  heard(sent: SentRequest, answer: ServiceAnswer): string | null
  /** Called when a page is at rest. */
  look(tab: StoreTab): void
}

const ofVisitor: readonly number[] = [
  errorCodes.notLoggedIn.code,
  errorCodes.notAGame.code,
  errorCodes.wrongDomain.code,
  errorCodes.notRealName.code,
]

/** Makes it for one device. */
export function createRefusalOracle(deps: {
  readonly world: World<Page>
  readonly intents: ReadonlyMap<string, TappedIntent>
  readonly ownerOf: (token: string | undefined) => string | null
}): RefusalOracle {
  const { world, intents, ownerOf } = deps
  const refused = new Map<string, { readonly host: string; readonly code: number }>()
  const questions = new Map<SentRequest, Question>()
  const ended: { readonly page: Page; readonly sessionId: string }[] = []

  return {
    sent: (sent) => {
      const { path, host, parameters } = sent.request
      const { session_id: sessionId = '', simple, oauth_token: token } = parameters
      const refusal = refused.get(sessionId)
      if (path !== getOrderInfo.path || simple !== '0' || refusal === undefined) return
      const buyer = intents.get(sessionId)?.snapshot.recipient.suid
      const counts = refusal.host === host && buyer !== undefined && ownerOf(token) === buyer
      questions.set(sent, { sessionId, code: refusal.code, counts })
    },
    heard: (sent, answer) => {
      const { request, page } = sent
      const { billingNo } = toldBy(sent, answer)
      const isRejection = answer.code !== 1 && answer.code !== errorCodes.repeat.code && billingNo === null
      if (!isRejection) return null
      if (starterPaths.has(request.path))
        refused.set(request.parameters['session_id'] ?? '', { host: request.host, code: answer.code })
      const question = questions.get(sent)
      if (question === undefined) return null
      const { sessionId, code, counts } = question
      if (ofVisitor.includes(answer.code) && answer.code !== code) return null
      world.count('rejection believed')
      if (counts) ended.push({ page, sessionId })
      return sessionId
    },
    look: (tab) => {
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
