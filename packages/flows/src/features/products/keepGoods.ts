import { whenIdle } from '../../platform/whenIdle.ts'
import type { Services } from '../../store/services.ts'
import { goodsKey } from './goodsKey.ts'
import { writeKeptGoods } from './keptGoods.ts'

/**
 * Keeps the goods of this game, region, language and account for a visit whose list of products does not come, now and
 * after each good answer, when the page is idle. Returns a function that stops it. Source: decision 77.
 */
export function keepGoods(
  services: Pick<Services, 'brandStorage' | 'catalogue' | 'session' | 'translator'>,
  later: (task: () => void) => () => void = whenIdle,
): () => void {
  const { brandStorage, catalogue, session, translator } = services
  let cancel = () => undefined as void
  const keep = () => {
    const { products, productsOf } = catalogue.getState()
    const language = translator.language()
    // A list that was asked for as somebody else, or in another language, is not this one's.
    if (products.kind !== 'ready' || productsOf !== goodsKey(session, language)) return
    writeKeptGoods(brandStorage, productsOf, { groups: products.value, language })
  }
  const keepLater = () => {
    cancel()
    cancel = later(keep)
  }
  keepLater()
  const stop = catalogue.subscribe(({ products }, before) => {
    if (products !== before.products && products.kind === 'ready') keepLater()
  })
  return () => {
    cancel()
    stop()
  }
}
