import { type LimitText, type Product, type ProductAvailability } from '@topup/domain'
import { type ProductBar, ProductCard, type ProductCardProps } from '@topup/ui-kit'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { TimeLeft } from '../../frame/TimeLeft.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { valueOr } from '../../store/state/loadable.ts'
import { cardWords, seenCard } from './ShelfView.tsx'
import { availabilityOf } from './availabilityOf.ts'
import { openProduct } from './openProduct.ts'
import { seeProduct } from './seenGoods.ts'

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
  // Asked once for the whole card: a list has many.
  const { t } = useTranslation()
  const { catalogue, journal, selection, translator } = services
  const groups = useSelected(catalogue, (state) => state.products)
  const limits = useSelected(catalogue, (state) => state.limits)
  const isAsking = useSelected(catalogue, (state) => state.isAskingLimits)
  useSelected(journal, (state) => state.journal)
  const chosen = useSelected(selection, (state) => state.selection.productId)
  const isVip = useSelected(catalogue, (state) => valueOr(state.pageConfig, null)?.isOpenCoupon ?? false)
  const judged = availabilityOf(services, product)
  // While limits are loading, the card does not call them unknown.
  const availability = judged.kind === 'limitUnknown' && isAsking ? unlimited : judged
  const language = translator.language()
  const good = seeProduct(product, { groups, isVip, language })
  const seen = seenCard(good, cardWords(t, language))
  const bar = otherBar(t, product, availability) ?? seen.bar
  const limit = limits.kind === 'known' ? limits.limits.get(product.productId) : null

  return (
    <ProductCard
      {...seen}
      note={otherNote(t, availability) ?? seen.note}
      bar={bar}
      ribbon={otherRibbon(t, availability) ?? seen.ribbon}
      limit={
        availability.kind === 'buyable' && limit && limit.frequency > 1
          ? { left: limit.remaining, total: limit.frequency }
          : undefined
      }
      coupon={availability.kind === 'buyable' ? seen.coupon : undefined}
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

/** What stands in place of a product's note: its limit. */
function otherNote(t: TFunction, availability: ProductAvailability): string | undefined {
  return availability.kind === 'buyable' && availability.limit && availability.limit.kind !== 'perRole'
    ? limitText(t, availability.limit)
    : undefined
}

function limitText(t: TFunction, limit: LimitText): string {
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

/** What a ribbon says of the player's order or limit. */
function otherRibbon(t: TFunction, availability: ProductAvailability): ProductCardProps['ribbon'] {
  switch (availability.kind) {
    case 'unpaid':
      return { text: t('product.unpaid') }
    case 'limitUnknown':
      return { text: t('product.limitUnknown') }
    case 'limitReached':
      // Without a countdown the bar says it.
      return availability.nextPayAtMs === null ? undefined : { text: t('product.limitReached') }
    case 'buyable':
      return availability.limit?.kind === 'perRole' ? { text: limitText(t, availability.limit) } : undefined
  }
}

/** What stands in place of the price of a product that cannot be bought now. */
function otherBar(
  t: TFunction,
  { price, isPointCard }: Product,
  availability: ProductAvailability,
): ProductBar | undefined {
  switch (availability.kind) {
    case 'unpaid':
      return { kind: 'unpaid', text: t('product.goToPayment') }
    case 'limitUnknown':
      return { kind: 'unpaid', text: t('common.tryAgain') }
    case 'limitReached': {
      const { nextPayAtMs } = availability
      const text =
        nextPayAtMs === null ? (
          t('product.limitReached')
        ) : (
          <TimeLeft lead={t('product.backIn')} endsAtMs={nextPayAtMs} over={t('product.limitReached')} />
        )
      return { kind: 'soldOut', text }
    }
    case 'buyable':
      return isPointCard || price !== null ? undefined : { kind: 'soldOut', text: t('error.priceUnknown') }
  }
}
