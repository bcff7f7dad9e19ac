import { Skeleton, Tag, iconCrown, iconStarFilled, iconTicketFilled } from '@topup/ui-kit'
import { List, ListRow, StatTiles } from '@topup/ui-kit/popups'
import { canClaim, claimableFirstReward, formatNumber, splitCoupons, vipProgress } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { valueOr } from '../../store/state/loadable.ts'
import { Waiting } from '../../frame/Waiting.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { useGo } from '../../store/useGo.ts'
import type { Rewards } from '../../features/claims/rewardsOf.ts'
import { useFresh, useRewards } from '../../features/claims/useRewards.ts'
import { LevelCard } from '../../features/claims/LevelCard.tsx'

/**
 * Level, coupons and points of the player who is logged in; only in the VIP version. Source: decision 42,
 * design "23-my".
 */
export function MyVip() {
  const { catalogue } = useServices()
  const config = useSelected(catalogue, (state) => state.pageConfig)
  const rewards = useRewards()
  if (rewards === null) return null
  if (config.kind === 'loading') return <StandingSkeleton hasCentre />
  return (valueOr(config, null)?.isOpenCoupon ?? false) ? <Standing rewards={rewards} /> : null
}

/**
 * The place of level, coupons and points, so that the orders below do not move when they come. `hasCentre`: the way to the VIP
 * centre is not there yet either.
 */
function StandingSkeleton({ hasCentre = false }: { readonly hasCentre?: boolean }) {
  return (
    <Waiting>
      <div className="stack" aria-hidden="true">
        <Skeleton width="100%" height="146px" radius="var(--r-card)" />
        <Skeleton width="100%" height="72px" radius="var(--r-card)" />
        {hasCentre && <Skeleton width="100%" height="60px" radius="var(--r-card)" />}
      </div>
    </Waiting>
  )
}

/**
 * Shows what could be read and leaves out the rest (spec §8 "Other load errors"); the VIP centre can still be
 * opened and reports the error itself.
 */
function Standing({ rewards }: { readonly rewards: Rewards }) {
  const { popups, translator } = useServices()
  const { t } = useTranslation()
  const go = useGo()
  const { vip, load } = useSelected(rewards.vip, (state) => state)
  const { coupons, load: loadCoupons } = useSelected(rewards.wallet, (state) => state)
  useFresh(load)
  useFresh(loadCoupons)
  const number = (value: number) => formatNumber(value, translator.language())
  const hasNews = useHasNews(rewards)
  const isLoading = vip.kind === 'loading' || coupons.kind === 'loading'
  const openCentre = () => go('/userCenter')
  const couponCount = {
    icon: iconTicketFilled,
    figure: number(splitCoupons(valueOr(coupons, [])).usable.length),
    name: t('coupons.title'),
    onPress: () => popups.getState().push({ kind: 'couponWallet' }),
  }
  const points = {
    icon: iconStarFilled,
    figure: number(valueOr(vip, null)?.info.totalPoints ?? 0),
    name: t('recharge.points'),
    onPress: openCentre,
  }
  // On its way up the card above says the points; at the top it does not.
  const isTop = vip.kind === 'ready' && vipProgress(vip.value.info, vip.value.basics.levels).kind === 'top'
  const stats = [...(coupons.kind === 'ready' ? [couponCount] : []), ...(isTop ? [points] : [])]
  return (
    <>
      {isLoading ? (
        <StandingSkeleton />
      ) : (
        <>
          {vip.kind === 'ready' && <LevelCard vip={vip.value} />}
          {stats.length > 0 && <StatTiles stats={stats} />}
        </>
      )}
      <CentreRow hasNews={hasNews} isLoading={isLoading} onOpen={openCentre} />
    </>
  )
}

/** The way to the VIP centre; its second line is there from the start, so that nothing below it moves. */
function CentreRow(props: {
  readonly hasNews: boolean
  readonly isLoading: boolean
  readonly onOpen: () => void
}) {
  const { hasNews, isLoading, onOpen } = props
  const { t } = useTranslation()
  return (
    <List>
      <ListRow
        lead={{ kind: 'icon', icon: iconCrown }}
        title={t('vip.title')}
        note={hasNews ? t('vip.readyNote') : isLoading ? t('common.loading') : undefined}
        value={hasNews ? <Tag tone="coupon">{t('vip.new')}</Tag> : undefined}
        tap={{ kind: 'press', press: onOpen }}
      />
    </List>
  )
}

/** Whether something waits to be claimed in the VIP centre. */
function useHasNews({ vip, wallet }: Rewards): boolean {
  const standing = useSelected(vip, (state) => state)
  const held = useSelected(wallet, (state) => state)
  const coupons = valueOr(held.coupons, [])
  if (coupons.some(({ code, category }) => category === 'claim' && canClaim(held.claims, code))) return true
  if (standing.vip.kind !== 'ready') return false
  const { info, basics } = standing.vip.value
  const level = claimableFirstReward(info, basics.levels)
  return level !== null && canClaim(standing.claims, String(level.levelId))
}
