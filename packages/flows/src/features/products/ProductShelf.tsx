import type { LimitText, Product, ProductAvailability, ProductGroup } from '@topup/domain'
import {
  CategoryTabsSkeleton,
  type ProductBar,
  ProductCard,
  type ProductCardProps,
  ProductGridSkeleton,
} from '@topup/ui-kit'
import type { TFunction } from 'i18next'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChunkGuard, PartLost } from '../../frame/PartLost.tsx'
import { Rows } from '../../frame/Rows.tsx'
import { TimeLeft } from '../../frame/TimeLeft.tsx'
import { Waiting } from '../../frame/Waiting.tsx'
import type { Services } from '../../store/services.ts'
import { useLazyParts, useSelected, useServices } from '../../store/servicesContext.tsx'
import { valueOr } from '../../store/state/loadable.ts'
import { ShelfView, cardWords, groupIcon, plainCard } from './ShelfView.tsx'
import { availabilityOf, openProduct } from './openProduct.ts'
import { cardProduct } from './cardProducts.ts'

const panelId = 'products'

/** What is on sale, at least one category. */
export interface ProductShelfProps {
  readonly groups: readonly ProductGroup[]
}

/**
 * The products on sale: loading, loaded (by category, unless `Shelf` draws them), or a note why there are none
 * (decision 44).
 */
export function ProductShelf({ Shelf = Groups }: { readonly Shelf?: ComponentType<ProductShelfProps> }) {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const products = useSelected(catalogue, (state) => state.products)
  const isLate = useSelected(catalogue, (state) => state.isLate)
  const { ShelfNote, LastProducts } = useLazyParts()
  const note = (
    <ChunkGuard Lost={PartLost}>
      <ShelfNote />
    </ChunkGuard>
  )
  switch (products.kind) {
    case 'loading':
      return (
        <Waiting Late={LastProducts} isLate={isLate}>
          <CategoryTabsSkeleton />
          <ProductGridSkeleton label={t('product.loading')} />
        </Waiting>
      )
    case 'failed':
      return note
    case 'ready':
      return products.value.length === 0 ? note : <Shelf groups={products.value} />
  }
}

function Groups({ groups }: ProductShelfProps) {
  const { tracking } = useServices()
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  const [first] = groups
  const shown = groups.find(({ typeKey }) => typeKey === chosen) ?? first
  if (shown === undefined) return null
  const show = (typeKey: string) => {
    setChosen(typeKey)
    const typeSort = groups.find((group) => group.typeKey === typeKey)?.products[0]?.typeSort
    if (typeKey !== shown.typeKey) tracking.track('changeProductType', { typeKey, typeSort: typeSort ?? 0 })
  }
  return (
    <Rows of={shown.products} toEdges>
      {(products) => (
        <ShelfView
          label={t('product.categories')}
          tabs={groups.map(({ typeKey, name, products }) => ({
            key: typeKey,
            name,
            icon: groupIcon({ typeKey, art: products[0]?.art }),
          }))}
          shown={{ key: shown.typeKey, name: shown.name }}
          onShow={show}
          panelId={panelId}
        >
          {products.map((product) => (
            <ShelfCard key={product.productId} product={product} />
          ))}
        </ShelfView>
      )}
    </Rows>
  )
}

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
  const good = cardProduct(product, { groups, isVip, language })
  const seen = plainCard(good, cardWords(t, language))
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
          <TimeLeft
            lead={t('product.backIn')}
            endsAtMs={nextPayAtMs}
            over={t('product.limitReached')}
            onOver={askLimits}
          />
        )
      return { kind: 'soldOut', text }
    }
    case 'buyable':
      return isPointCard || price !== null ? undefined : { kind: 'soldOut', text: t('error.priceUnknown') }
  }
}

/** Only the service says what is left when a countdown has ended; another card of the shelf may have asked. */
const askLimits = ({ catalogue }: Pick<Services, 'catalogue'>): void => {
  const state = catalogue.getState()
  if (!state.isAskingLimits) void state.loadLimits()
}
