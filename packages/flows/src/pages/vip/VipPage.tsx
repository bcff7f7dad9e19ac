import '@topup/ui-kit/styles/popups.css'
import { useTranslation } from 'react-i18next'
import { Redirect } from '../../frame/Redirect.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { Loaded } from '../../features/claims/Loaded.tsx'
import type { Rewards } from '../../features/claims/rewardsOf.ts'
import { useFresh, useRewards } from '../../features/claims/useRewards.ts'
import { Faq } from './Faq.tsx'
import { FirstReward } from './FirstReward.tsx'
import { GuestCentre } from './GuestCentre.tsx'
import { LevelCard } from '../../features/claims/LevelCard.tsx'
import { LevelTable } from './LevelTable.tsx'
import { VipCoupons } from './VipCoupons.tsx'
import { VipFrame } from './VipFrame.tsx'

/**
 * The VIP centre, only in the VIP version: level, gifts, coupons and a table of the levels. Source: spec §1, §2
 * "/userCenter".
 */
export function VipPage() {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const rewards = useRewards()
  const config = useSelected(catalogue, (state) => state.pageConfig)
  if (config.kind === 'ready' && !config.value.isOpenCoupon) return <Redirect to="/selectGoods" />
  return (
    <VipFrame>
      <div className="pad stack two-columns">
        <Loaded
          of={config}
          shape="banner"
          failedTitle={t('rewards.failed')}
          onRetry={() => void catalogue.getState().loadPageConfig()}
        >
          {() => (rewards === null ? <GuestCentre /> : <Centre rewards={rewards} />)}
        </Loaded>
      </div>
    </VipFrame>
  )
}

function Centre({ rewards }: { readonly rewards: Rewards }) {
  const { t } = useTranslation()
  const { vip, load } = useSelected(rewards.vip, (state) => state)
  useFresh(load)
  useFresh(useSelected(rewards.wallet, (state) => state.load))
  return (
    <Loaded of={vip} shape="banner" failedTitle={t('rewards.failed')} onRetry={() => void load()}>
      {(view) => (
        <>
          <LevelCard vip={view} />
          <FirstReward vip={view} store={rewards.vip} />
          <VipCoupons vip={view} wallet={rewards.wallet} />
          <LevelTable levels={view.basics.levels} current={view.info.level} />
          <Faq basics={view.basics} />
        </>
      )}
    </Loaded>
  )
}
