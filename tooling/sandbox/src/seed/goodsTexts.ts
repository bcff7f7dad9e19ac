import { formatNumber } from '@topup/domain'
import type { Goods } from './goods.ts'
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
const items = ['moonlight', 'season', 'starter', 'trove', 'potions', 'twin', 'card43'] as const

/** An amount of a game's own currency, such as "1,980 Crystals". */
export function gems(texts: SeedTexts, game: string, amount: number): string {
  const unit = texts.units[game] ?? texts.types.crystal
  return texts.pack.replace('{n}', formatNumber(amount, texts.language)).replace('{unit}', unit)
}

/** A product with its words. */
export function goodsIn<G extends Pick<Goods, 'game_code' | 'product_id' | 'type_key'>>(
  texts: SeedTexts,
  goods: G,
) {
  const product = goods.product_id.slice(goods.game_code.length + 1)
  const named = { ...goods, type_name: texts.types[goods.type_key] }
  const pack = packs.find(([amount]) => product === `crystals-${amount}`)
  if (pack !== undefined) {
    const [amount, bonus] = pack
    return {
      ...named,
      display: gems(texts, goods.game_code, amount),
      description: '',
      bonus: texts.bonus.replace('{n}', formatNumber(bonus, texts.language)),
    }
  }
  const item = items.find((each) => each === product)
  const [display = product, description = ''] = item === undefined ? [] : texts[item]
  return { ...named, display, description, bonus: '' }
}
