import { SectionTitle } from '@topup/ui-kit'
import { CouponTicket, EmptyState, Stamp, TabList, TabPanel } from '@topup/ui-kit/popups'
import { couponGroups, formatNumber } from '@topup/domain'
import type { Coupon, LevelCoupon } from '@topup/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Rows } from '../../frame/Rows.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { useTicket } from '../../features/coupons/useTicket.ts'
import { WalletTicket } from '../../features/coupons/WalletTicket.tsx'
import { Loaded } from '../../features/claims/Loaded.tsx'
import type { WalletStore } from '../../features/claims/walletStore.ts'
import { couponsOfGroup } from './couponsOfGroup.ts'
import type { VipView } from '../../features/claims/vipStore.ts'

/** The group that is shown first: one with a coupon to claim, the weekly ones before the others. */
function opensAt(coupons: readonly Coupon[]): Coupon['group'] {
  const groups = new Set(coupons.flatMap(({ category, group }) => (category === 'claim' ? [group] : [])))
  return groups.has('week') ? 'week' : (couponGroups.find((group) => groups.has(group)) ?? 'week')
}

/** Coupons by how often they come: permanent, monthly, weekly. Source: spec §1 "VIP centre", design "25-vip". */
export function VipCoupons({ vip, wallet }: { readonly vip: VipView; readonly wallet: WalletStore }) {
  const { t } = useTranslation()
  const { coupons, load } = useSelected(wallet, (state) => state)
  const [chosen, setTab] = useState<Coupon['group'] | null>(null)
  // Once, so that a claim does not take its tab away.
  if (chosen === null && coupons.kind === 'ready') setTab(opensAt(coupons.value))
  const tab = chosen ?? 'week'
  return (
    <section className="stack-small" aria-labelledby="vip-coupons">
      <SectionTitle id="vip-coupons">{t('vip.coupons')}</SectionTitle>
      <TabList
        label={t('vip.coupons')}
        variant="segments"
        tabs={couponGroups.map((key) => ({ key, name: t(`vip.${key}`) }))}
        selected={tab}
        onSelect={(key) => setTab(couponGroups.find((group) => group === key) ?? 'week')}
        panelId="vip-coupon-list"
      />
      <TabPanel id="vip-coupon-list" selected={tab}>
        <Loaded of={coupons} failedTitle={t('coupons.failed')} onRetry={() => void load()}>
          {(held) => {
            const { own, ahead } = couponsOfGroup(held, vip, tab)
            return (
              <div className="stack-small">
                {own.length + ahead.length === 0 && <EmptyState title={t('vip.noCoupons')} />}
                <Rows of={own}>
                  {(shown) =>
                    shown.map((coupon) => <WalletTicket key={coupon.code} coupon={coupon} wallet={wallet} />)
                  }
                </Rows>
                {ahead.map((row) => (
                  <AheadTicket key={row.coupon.code} row={row} />
                ))}
              </div>
            )
          }}
        </Loaded>
      </TabPanel>
    </section>
  )
}

/** A coupon that the next level brings. */
function AheadTicket({ row }: { readonly row: LevelCoupon }) {
  const { translator } = useServices()
  const { t } = useTranslation()
  const { discount, title } = useTicket()(row.coupon)
  const points = formatNumber(row.missingPoints, translator.language())
  return (
    <CouponTicket
      discount={discount}
      title={title}
      note={t('vip.morePoints', { points })}
      state="off"
      end={
        <Stamp>
          <bdi translate="no">{row.level.levelShow}</bdi>
        </Stamp>
      }
    />
  )
}
