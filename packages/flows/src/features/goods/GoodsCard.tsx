import { ProductCard } from '@topup/ui-kit'
import type { ProductBar, ProductCardProps } from '@topup/ui-kit'
import { formatNumber, formatPrice } from '@topup/domain'
import type { Goods, GoodsAvailability, LimitText } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { valueOr } from '../../store/state/loadable.ts'
import { TimeLeft } from '../../frame/TimeLeft.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { availabilityOf } from './availabilityOf.ts'
import { bonusParts } from './bonusParts.ts'
import { goodsArtwork } from './goodsArtwork.ts'
import { openGoods } from './openGoods.ts'

/**
 * One product and its availability for the chosen character. Source: design.md §4 "Product card", spec §4 "Limited
 * goods".
 */
export function GoodsCard(props: {
  readonly goods: Goods
  readonly isFirst: boolean
  /** Called at a tap on a product that can be bought; opens its recharge when left out. */
  readonly onPick?: (goods: Goods) => void
}) {
  const { goods, isFirst, onPick } = props
  const services = useServices()
  const { catalogue, journal, selection } = services
  const { t } = useTranslation()
  const groups = useSelected(catalogue, (state) => state.goods)
  const limits = useSelected(catalogue, (state) => state.limits)
  const isAsking = useSelected(catalogue, (state) => state.isAskingLimits)
  useSelected(journal, (state) => state.journal)
  const chosen = useSelected(selection, (state) => state.selection.goods)
  const isVip = useSelected(catalogue, (state) => valueOr(state.pageConfig, null)?.isOpenCoupon ?? false)
  const judged = availabilityOf(services, goods)
  // While limits are loading, the card does not call them unknown.
  const availability = judged.kind === 'limitUnknown' && isAsking ? unlimited : judged
  const isWide = goods.isSpecial || goods.isPointCard
  const limit = limits.kind === 'known' ? limits.limits.get(goods.productId) : null

  return (
    <ProductCard
      name={goods.display}
      artwork={goodsArtwork(goods, groups)}
      note={<Note goods={goods} availability={availability} />}
      bar={useBar(goods, availability, { isVip, isSolid: isFirst && chosen === null })}
      ribbon={useRibbon(goods, availability)}
      limit={
        availability.kind === 'buyable' && limit && limit.frequency > 1
          ? { left: limit.remaining, total: limit.frequency }
          : undefined
      }
      coupon={isVip && goods.isCoupon && availability.kind === 'buyable' ? t('goods.coupon') : undefined}
      layout={isWide ? 'wide' : undefined}
      selected={chosen === goods.productId}
      onPress={() =>
        onPick !== undefined && availability.kind === 'buyable' ? onPick(goods) : openGoods(services, goods)
      }
    />
  )
}

const unlimited: GoodsAvailability = { kind: 'buyable', limit: null }

function Note(props: { readonly goods: Goods; readonly availability: GoodsAvailability }) {
  const { goods, availability } = props
  const limitText = useLimitText()
  if (availability.kind === 'buyable' && availability.limit && availability.limit.kind !== 'perRole') {
    return limitText(availability.limit)
  }
  return goods.bonus === '' ? <bdi>{goods.description}</bdi> : <Bonus text={goods.bonus} />
}

/** The service's own text, "+68 bonus", with the figure set apart. */
function Bonus({ text }: { readonly text: string }) {
  const { before, figure, after } = bonusParts(text)
  return (
    <bdi>
      {before}
      {figure !== '' && <b>{figure}</b>}
      {after}
    </bdi>
  )
}

function useLimitText(): (limit: LimitText) => string {
  const { t } = useTranslation()
  return (limit) => {
    switch (limit.kind) {
      case 'perRole':
        return t('goods.perCharacter', { count: limit.count })
      case 'perDays': {
        const { count, days, remaining: left } = limit
        return t(left < count ? 'goods.leftOf' : 'goods.perDays', { count, days, left, total: count })
      }
      case 'remaining':
        return t('goods.remaining', { count: limit.remaining })
    }
  }
}

function useRibbon(goods: Goods, availability: GoodsAvailability): ProductCardProps['ribbon'] {
  const { t } = useTranslation()
  const limitText = useLimitText()
  switch (availability.kind) {
    case 'unpaid':
      return { text: t('goods.unpaid') }
    case 'limitUnknown':
      return { text: t('goods.limitUnknown') }
    case 'limitReached':
      return { text: t('goods.soldOut') }
    case 'buyable':
      if (availability.limit?.kind === 'perRole') return { text: limitText(availability.limit) }
      return goods.isLimit ? { text: t('goods.limited') } : undefined
  }
}

function useBar(
  goods: Goods,
  availability: GoodsAvailability,
  look: { isVip: boolean; isSolid: boolean },
): ProductBar {
  const { translator } = useServices()
  const { t } = useTranslation()
  const language = translator.language()
  if (availability.kind === 'unpaid') return { kind: 'unpaid', text: t('goods.goToPayment') }
  if (availability.kind === 'limitUnknown') return { kind: 'unpaid', text: t('common.tryAgain') }
  if (availability.kind === 'limitReached') {
    const { nextPayAtMs } = availability
    return {
      kind: 'soldOut',
      text:
        nextPayAtMs === null ? (
          t('goods.limitReached')
        ) : (
          <TimeLeft lead={t('goods.backIn')} endsAtMs={nextPayAtMs} over={t('goods.limitReached')} />
        ),
    }
  }
  if (goods.isPointCard) return { kind: 'action', text: t('goods.exchange') }
  if (goods.price === null) return { kind: 'soldOut', text: t('error.priceUnknown') }
  const points = formatNumber(goods.couponPoints, language)
  return {
    kind: 'price',
    price: formatPrice(goods.price, language),
    weight: look.isSolid ? 'solid' : undefined,
    points:
      look.isVip && goods.couponPoints > 0
        ? { text: `+${points}`, label: t('goods.points', { points }) }
        : undefined,
  }
}
