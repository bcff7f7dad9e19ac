import { formatNumber } from '@topup/domain'
import type { SeedTexts } from './texts.ts'

/** The packs of a game's own currency: amount, bonus and price tier. */
export const packs = [
  [60, 6, 1],
  [330, 33, 3],
  [680, 68, 4],
  [1980, 198, 5],
  [3280, 492, 6],
  [6480, 1296, 7],
] as const

/** The products that are no packs, by what their words are filed under. */
export const items = ['moonlight', 'season', 'starter', 'trove', 'potions', 'twin', 'card43'] as const

/** What a product is called, and what is written beside it. */
export interface GoodsTexts {
  readonly display: string
  readonly description: string
  readonly bonus: string
}

/** An amount of a game's own currency, such as "1,980 Crystals". */
export function gems(texts: SeedTexts, game: string, amount: number): string {
  const unit = texts.units[game] ?? texts.types.crystal
  return texts.pack.replace('{n}', formatNumber(amount, texts.language)).replace('{unit}', unit)
}

/** The words of a product such as `crystals-680` or `moonlight`; null for a product that is not seeded. */
export function goodsTexts(texts: SeedTexts, game: string, product: string): GoodsTexts | null {
  const pack = packs.find(([amount]) => product === `crystals-${amount}`)
  if (pack !== undefined) {
    const [amount, bonus] = pack
    return {
      display: gems(texts, game, amount),
      description: '',
      bonus: texts.bonus.replace('{n}', formatNumber(bonus, texts.language)),
    }
  }
  const item = items.find((each) => each === product)
  if (item === undefined) return null
  const [display = '', description = ''] = texts[item === 'card43' ? 'pointCard' : item]
  return { display, description, bonus: '' }
}
