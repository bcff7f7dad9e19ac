import '@topup/ui-kit/styles/popups.css'
import { SectionTitle } from '@topup/ui-kit'
import { Disclosure, List } from '@topup/ui-kit/popups'
import type { VipBasics } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { Redirect } from '../../frame/Redirect.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { Loaded } from '../../features/claims/Loaded.tsx'
import { LogInForRewards } from '../../features/claims/LogInForRewards.tsx'
import type { Rewards } from '../../features/claims/rewardsOf.ts'
import { useFresh, useRewards } from '../../features/claims/useRewards.ts'
import { FirstReward } from './FirstReward.tsx'
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
          {() => (rewards === null ? <LogInForRewards /> : <Centre rewards={rewards} />)}
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
          <LevelTable vip={view} />
          <Faq basics={view.basics} />
        </>
      )}
    </Loaded>
  )
}

/** Shows the service's FAQ as plain text: markup in it is not interpreted. */
function Faq({ basics }: { readonly basics: VipBasics }) {
  const { t } = useTranslation()
  if (basics.faqContent === '') return null
  return (
    <section className="stack-small" aria-labelledby="vip-faq">
      <SectionTitle id="vip-faq">{t('vip.faq')}</SectionTitle>
      <List>
        <Disclosure
          title={<bdi>{basics.faqTitle === '' ? t('vip.faq') : basics.faqTitle}</bdi>}
          variant="row"
          startsOpen
        >
          {basics.faqContent.split('\n').map((line, index) => (
            <p key={index} className="small muted">
              <bdi>{line}</bdi>
            </p>
          ))}
        </Disclosure>
      </List>
    </section>
  )
}
