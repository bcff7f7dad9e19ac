import { whenIdle } from '../../platform/whenIdle.ts'
import type { Services } from '../../store/services.ts'
import { valueOr } from '../../store/state/loadable.ts'
import { writeKeptProducts } from './keptProducts.ts'
import { productsKey, cardGroups } from './cardProducts.ts'

/**
 * Keeps the goods of this game, region, language and account for the next visit, now and after each good answer, when
 * the page is idle. Returns a function that stops it. Source: decision 77.
 */
export function keepProducts(
  services: Pick<Services, 'brandStorage' | 'catalogue' | 'session' | 'translator'>,
  later: (task: () => void) => () => void = whenIdle,
): () => void {
  const { brandStorage, catalogue, session, translator } = services
  let cancel = () => undefined as void
  const keep = () => {
    const { products, productsOf, pageConfig } = catalogue.getState()
    const language = translator.language()
    // A list that was asked for as somebody else, or in another language, is not this one's.
    if (products.kind !== 'ready' || productsOf !== productsKey(session, language)) return
    const isVip = valueOr(pageConfig, null)?.isOpenCoupon ?? false
    writeKeptProducts(brandStorage, productsOf, cardGroups(products.value, { isVip, language }))
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
