import { getLimitProductInfo } from '@topup/api-client/contract'
import type { Page } from '../browser/page.ts'
import type { SentRequest } from '../network/network.ts'
import type { ServiceAnswer } from '../service/answer.ts'
import { products } from '../service/shop.ts'
import type { Objection } from './objection.ts'

/** What is bought, and for whom. */
interface Bought {
  readonly characterId: string
  readonly productId: string
}

/** Judges what is bought by what its page was told about the limits of its character. */
export interface LimitOracle {
  /** A page got an answer; null where it was harmed on the way, so that nobody can say what it told. */
  heard(sent: SentRequest, answer: ServiceAnswer | null): void
  /** Why the page may not buy this now; null where it may. */
  objection(page: Page, bought: Bought): Objection | null
}

/** What one answer said of a product. */
interface SaidLimit {
  readonly product_id: string
  readonly extra_pay_times: number
  readonly billing_no: string | null
}

/** One answer about a character: its limits, `unknown` after a "no", `unclear` where it was harmed. */
type Said = readonly SaidLimit[] | 'unknown' | 'unclear'

const overLimit = (reason: string): Objection => ({ rule: 'limits', reason })

/** Makes it; `isClosed` says whether a full query has told the end of an order. Source: decisions 22, 23, 46 and 49. */
export function createLimitOracle(isClosed: (billingNo: string) => boolean): LimitOracle {
  const limited = new Set(products.filter(({ isLimited }) => isLimited).map(({ id }) => id))
  /**
   * The three newest answers by page and character. A page that tries again twice has three questions under way, and
   * believes the answer to the newest one, in whichever order they come.
   */
  const saidTo = new WeakMap<Page, Map<string, readonly Said[]>>()

  const objectionOf = (said: Said, productId: string): Objection | null => {
    if (said === 'unclear') return null
    if (said === 'unknown') return overLimit('the limits were rejected')
    const limit = said.find(({ product_id }) => product_id === productId)
    if (limit === undefined) return null
    const { billing_no: named, extra_pay_times: left } = limit
    if (named !== null && !isClosed(named)) return { rule: 'one debt', reason: `the limits named ${named}` }
    return left === 0 ? overLimit('the limit is reached') : null
  }

  return {
    heard: ({ page, request }, answer) => {
      if (request.path !== getLimitProductInfo.path) return
      const characterId = request.parameters['role_id'] ?? ''
      const ofPage = saidTo.get(page) ?? new Map<string, readonly Said[]>()
      saidTo.set(
        page,
        ofPage.set(characterId, [readSaid(answer), ...(ofPage.get(characterId) ?? [])].slice(0, 3)),
      )
    },
    objection: (page, { characterId, productId }) => {
      if (!limited.has(productId)) return null
      const said = saidTo.get(page)?.get(characterId) ?? []
      if (said.length === 0) return overLimit('nobody told the limits')
      const objections = said.map((each) => objectionOf(each, productId))
      return objections.includes(null) ? null : (objections[0] ?? null)
    },
  }
}

function readSaid(answer: ServiceAnswer | null): Said {
  if (answer === null) return 'unclear'
  const { code, content } = answer
  return code === 1 && Array.isArray(content) ? (content as readonly SaidLimit[]) : 'unknown'
}
