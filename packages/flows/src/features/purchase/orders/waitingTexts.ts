import { factsOf, formatPrice } from '@topup/domain'
import type { Language, OrderFacts, PurchaseSnapshot } from '@topup/domain'
import type { Services } from '../../../store/services.ts'

/** What the payment window says until it leaves for the payment; null where a fact is not known. */
export interface WaitingTexts {
  readonly language: Language
  readonly storeName: string
  readonly title: string
  readonly product: string | null
  readonly amount: string | null
  /** Who receives the product, in which game, and whose account pays; one line each. */
  readonly recipient: readonly (readonly string[])[]
  /** That the window is still needed. */
  readonly note: string
}

type Said = Pick<Services, 'brand' | 'translator'>

/** The texts for an order that is about to be made. Source: decisions 30, 31 and 67. */
export const waitingTextsOf = (services: Said, snapshot: PurchaseSnapshot): WaitingTexts =>
  waitingTextsOfFacts(services, factsOf({ kind: 'intended', snapshot, apiOrigin: '' }))

/** The same for an order that is there already. Source: decisions 30, 31 and 67. */
export function waitingTextsOfFacts({ brand, translator }: Said, facts: OrderFacts | null): WaitingTexts {
  const { t } = translator
  const language = translator.language()
  const known = (...names: readonly (string | null | undefined)[]) => names.flatMap((name) => name || [])
  return {
    language,
    storeName: brand.name,
    title: t('pay.opening'),
    product: facts?.product ?? null,
    amount: facts?.amount == null ? null : formatPrice(facts.amount, language),
    recipient: [known(facts?.character, facts?.server), known(facts?.game, facts?.account)].filter(
      (line) => line.length > 0,
    ),
    note: t('pay.keepOpen'),
  }
}
