import type { CardValue } from '@topup/api-client'
import { type Money, amountOf, formatNumber, formatPrice, pointCurrency } from '@topup/domain'
import type { Translator } from '../../../i18n/translator.ts'

/** What a card is worth, in words. */
interface CardValueText {
  readonly value: string
  readonly gems: string
}

/** Prints a card's worth: points as points, money as money, gems by name. Source: spec §3 "Point card". */
export function cardValueText(translator: Translator, { price, gems, extraGems }: CardValue): CardValueText {
  const { t } = translator
  const language = translator.language()
  const counted = { count: gems, gems: formatNumber(gems, language) }
  const bonus = formatNumber(extraGems, language)
  return {
    value: price === null ? '–' : cardValue(translator, price),
    gems: extraGems > 0 ? t('card.gemsAndBonus', { ...counted, bonus }) : t('card.gems', counted),
  }
}

/** A face value: whole points are counted, everything else is money. */
export function cardValue(translator: Translator, price: Money): string {
  const count = amountOf(price)
  return price.currency === pointCurrency && price.asSent === undefined && Number.isInteger(count)
    ? translator.t('card.points', { count })
    : formatPrice(price, translator.language())
}
