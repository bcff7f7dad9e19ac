import { whenIdle } from '../../platform/whenIdle.ts'
import type { Services } from '../../store/services.ts'
import { valueOr } from '../../store/state/loadable.ts'
import { writeKeptGoods } from './keptGoods.ts'
import { goodsKey, seenGroups } from './seenGoods.ts'

/**
 * Keeps the goods of this game, region, language and account for the next visit, now and after each good answer, when
 * the page is idle. Returns a function that stops it. Source: decision 77.
 */
export function keepGoods(
  services: Pick<Services, 'brandStorage' | 'catalogue' | 'session' | 'translator'>,
  later: (task: () => void) => () => void = whenIdle,
): () => void {
  const { brandStorage, catalogue, session, translator } = services
  let cancel = () => undefined as void
  const keep = () => {
    const { products, productsOf, pageConfig } = catalogue.getState()
    const language = translator.language()
    // A list that was asked for as somebody else, or in another language, is not this one's.
    if (products.kind !== 'ready' || productsOf !== goodsKey(session, language)) return
    const isVip = valueOr(pageConfig, null)?.isOpenCoupon ?? false
    writeKeptGoods(brandStorage, productsOf, seenGroups(products.value, { isVip, language }))
  }
  const keepLater = () => {
    cancel()
    cancel = later(keep)
  }
  keepLater()
  const stop = catalogue.subscribe(({ products, pageConfig }, before) => {
    if (products !== before.products || pageConfig !== before.pageConfig) keepLater()
  })
  return () => {
    cancel()
    stop()
  }
}
