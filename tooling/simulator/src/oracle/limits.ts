import { getLimitProductInfo } from '@topup/api-client/contract'
import type { Page } from '../browser/page.ts'
import type { SentRequest } from '../network/network.ts'
import type { ServiceAnswer } from '../service/answer.ts'
import { products } from '../service/shop.ts'

/** What is bought, and for whom. */
interface Bought {
  readonly roleId: string
  readonly productId: string
}

/** Judges what is bought by what its page was told of the limits of its character. */
export interface LimitOracle {
  /** A page got an answer; null where it was harmed on the way, so that nobody can say what it told. */
  heard(sent: SentRequest, answer: ServiceAnswer | null): void
  /** Why the page may not buy this now; null where it may. */
  objection(page: Page, bought: Bought): string | null
}

/** One answer about a character: what is left by product, `unknown` after a "no", `unclear` where it was harmed. */
type Said = ReadonlyMap<string, number> | 'unknown' | 'unclear'

/** Makes it. Source: ruling 23, decision 23. */
export function createLimitOracle(): LimitOracle {
  const limited = new Set(products.filter(({ isLimited }) => isLimited).map(({ id }) => id))
  /** The two newest answers by page and character: of two questions under way at once the page believes the newer one. */
  const saidTo = new WeakMap<Page, Map<string, readonly Said[]>>()

  const objectionOf = (said: Said, productId: string): string | null => {
    if (said === 'unclear') return null
    if (said === 'unknown') return 'the limits were refused'
    return (said.get(productId) ?? 1) === 0 ? 'the limit is reached' : null
  }

  return {
    heard: ({ page, request }, answer) => {
      if (request.path !== getLimitProductInfo.path) return
      const roleId = request.parameters['role_id'] ?? ''
      const ofPage = saidTo.get(page) ?? new Map<string, readonly Said[]>()
      saidTo.set(page, ofPage.set(roleId, [readSaid(answer), ...(ofPage.get(roleId) ?? [])].slice(0, 2)))
    },
    objection: (page, { roleId, productId }) => {
      if (!limited.has(productId)) return null
      const said = saidTo.get(page)?.get(roleId) ?? []
      if (said.length === 0) return 'nobody told the limits'
      const objections = said.map((each) => objectionOf(each, productId))
      return objections.includes(null) ? null : (objections[0] ?? null)
    },
  }
}

function readSaid(answer: ServiceAnswer | null): Said {
  if (answer === null) return 'unclear'
  if (answer.code !== 1 || !Array.isArray(answer.content)) return 'unknown'
  const limits = answer.content as readonly {
    readonly product_id: string
    readonly extra_pay_times: number
  }[]
  return new Map(limits.map(({ product_id, extra_pay_times }) => [product_id, extra_pay_times]))
}
