import { ProductCard } from '@topup/ui-kit'
import type { ProductBar, ProductCardProps } from '@topup/ui-kit'
import { formatNumber, formatPrice } from '@topup/domain'
import type { Product, ProductAvailability, LimitText } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { valueOr } from '../../store/state/loadable.ts'
import { TimeLeft } from '../../frame/TimeLeft.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { BonusNote } from './BonusNote.tsx'
import { availabilityOf } from './availabilityOf.ts'
import { productArtwork } from './productArtwork.ts'
import { openProduct } from './openProduct.ts'

/**
 * One product and its availability for the chosen character. Source: design.md §4 "Product card", spec §4 "Limited
 * goods".
 */
export function ShelfCard(props: {
  readonly product: Product
  /** Called at a tap on a product that can be bought; opens its recharge when left out. */
  readonly onPick?: (product: Product) => void
}) {
  const { product, onPick } = props
  const services = useServices()
  const { catalogue, journal, selection } = services
  const { t } = useTranslation()
  const groups = useSelected(catalogue, (state) => state.products)
  const limits = useSelected(catalogue, (state) => state.limits)
  const isAsking = useSelected(catalogue, (state) => state.isAskingLimits)
  useSelected(journal, (state) => state.journal)
  const chosen = useSelected(selection, (state) => state.selection.productId)
  const isVip = useSelected(catalogue, (state) => valueOr(state.pageConfig, null)?.isOpenCoupon ?? false)
  const judged = availabilityOf(services, product)
  // While limits are loading, the card does not call them unknown.
  const availability = judged.kind === 'limitUnknown' && isAsking ? unlimited : judged
  const bar = useBar(product, availability, isVip)
  const isWide = product.isSpecial || product.isPointCard
  const limit = limits.kind === 'known' ? limits.limits.get(product.productId) : null

  return (
    <ProductCard
      name={product.display}
      artwork={productArtwork(product, groups)}
      picture={product.picture}
      note={
        product.price?.asSent === undefined ? (
          <Note product={product} availability={availability} />
        ) : (
          t('error.priceInexact')
        )
      }
      bar={bar}
      ribbon={useRibbon(product, availability)}
      limit={
        availability.kind === 'buyable' && limit && limit.frequency > 1
          ? { left: limit.remaining, total: limit.frequency }
          : undefined
      }
      coupon={isVip && product.isCoupon && availability.kind === 'buyable' ? t('product.coupon') : undefined}
      layout={isWide ? 'wide' : undefined}
      selected={chosen === product.productId}
      onPress={() =>
        onPick !== undefined && availability.kind === 'buyable' && bar.kind !== 'soldOut'
          ? onPick(product)
          : openProduct(services, product)
      }
    />
  )
}

const unlimited: ProductAvailability = { kind: 'buyable', limit: null }

function Note(props: { readonly product: Product; readonly availability: ProductAvailability }) {
  const { product, availability } = props
  const limitText = useLimitText()
  if (availability.kind === 'buyable' && availability.limit && availability.limit.kind !== 'perRole') {
    return limitText(availability.limit)
  }
  return product.bonus === '' ? <bdi>{product.description}</bdi> : <BonusNote text={product.bonus} />
}

function useLimitText(): (limit: LimitText) => string {
  const { t } = useTranslation()
  return (limit) => {
    switch (limit.kind) {
      case 'perRole':
        return t('product.perCharacter', { count: limit.count })
      case 'perDays': {
        const { count, days, remaining: left } = limit
        return t(left < count ? 'product.leftOf' : 'product.perDays', { count, days, left, total: count })
      }
      case 'remaining':
        return t('product.remaining', { count: limit.remaining })
    }
  }
}

function useRibbon(product: Product, availability: ProductAvailability): ProductCardProps['ribbon'] {
  const { t } = useTranslation()
  const limitText = useLimitText()
  switch (availability.kind) {
    case 'unpaid':
      return { text: t('product.unpaid') }
    case 'limitUnknown':
      return { text: t('product.limitUnknown') }
    case 'limitReached':
      return { text: t('product.soldOut') }
    case 'buyable':
      if (availability.limit?.kind === 'perRole') return { text: limitText(availability.limit) }
      return product.isLimit ? { text: t('product.limited') } : undefined
  }
}

function useBar(product: Product, availability: ProductAvailability, isVip: boolean): ProductBar {
  const { translator } = useServices()
  const { t } = useTranslation()
  const language = translator.language()
  if (availability.kind === 'unpaid') return { kind: 'unpaid', text: t('product.goToPayment') }
  if (availability.kind === 'limitUnknown') return { kind: 'unpaid', text: t('common.tryAgain') }
  if (availability.kind === 'limitReached') {
    const { nextPayAtMs } = availability
    return {
      kind: 'soldOut',
      text:
        nextPayAtMs === null ? (
          t('product.limitReached')
        ) : (
          <TimeLeft lead={t('product.backIn')} endsAtMs={nextPayAtMs} over={t('product.limitReached')} />
        ),
    }
  }
  if (product.isPointCard) return { kind: 'action', text: t('product.exchange') }
  if (product.price === null) return { kind: 'soldOut', text: t('error.priceUnknown') }
  const price = formatPrice(product.price, language)
  if (product.price.asSent !== undefined) return { kind: 'soldOut', text: <bdi>{price}</bdi> }
  return {
    kind: 'price',
    price,
    points:
      isVip && product.couponPoints > 0
        ? t('product.points', { points: formatNumber(product.couponPoints, language) })
        : undefined,
  }
}
