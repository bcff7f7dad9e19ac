import { decodeVipBasics, getVipBasicInfo } from '@topup/api-client'
import {
  type Coupon,
  type LevelCoupon,
  type VipBasics,
  type VipLevel,
  claimableFirstReward,
  couponGroups,
  discountFigures,
  formatNumber,
  formatPercent,
  percentAsSent,
  levelCoupons,
  rewardState,
} from '@topup/domain'
import { Header, SectionTitle, iconCrown, useHiddenOnScroll } from '@topup/ui-kit'
import {
  CouponTicket,
  DataTable,
  Disclosure,
  EmptyState,
  List,
  RewardSummary,
  Stamp,
  TabList,
  TabPanel,
} from '@topup/ui-kit/popups'
import '@topup/ui-kit/styles/popups.css'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClaimEnd } from '../../features/claims/ClaimEnd.tsx'
import { LevelCard } from '../../features/claims/LevelCard.tsx'
import { Loaded } from '../../features/claims/Loaded.tsx'
import { decodingOf } from '../../features/claims/claimService.ts'
import { LogInForRewards, LogInToClaim, usePreview } from '../../features/claims/guestRewards.tsx'
import { type Rewards, useFresh, useRewards } from '../../features/claims/rewardsOf.ts'
import type { VipStore, VipView, WalletStore } from '../../features/claims/vipStore.ts'
import { WalletTicket, useTicket } from '../../features/coupons/WalletTicket.tsx'
import { useHeader } from '../../frame/PageFrame.tsx'
import { Redirect } from '../../frame/Redirect.tsx'
import { Rows } from '../../frame/Rows.tsx'
import { StoreFooter } from '../../frame/StoreFooter.tsx'
import { WaitingPage } from '../../frame/WaitingRows.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'

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

/**
 * The frame of the VIP centre: a header with its title and no bottom navigation; inside a game neither of them.
 * Source: spec §2 "Bottom navigation and header", §6 "SDK view".
 */
function VipFrame({ children }: { readonly children: ReactNode }) {
  const { entry } = useServices()
  return entry.visit === 'sdk' ? (
    <main className="page page--plain">{children}</main>
  ) : (
    <StoreVipFrame>{children}</StoreVipFrame>
  )
}

function StoreVipFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const header = useHeader()
  const hidden = useHiddenOnScroll()
  return (
    <>
      <Header {...header} icon={iconCrown} title={t('vip.title')} hidden={hidden} />
      <main className="page page--plain">{children}</main>
      <StoreFooter />
    </>
  )
}

/**
 * The gift for reaching a level for the first time, shown until it is claimed. Source: spec §1
 * "first-achievement reward", design "25-vip".
 */
function FirstReward({ vip, store }: { readonly vip: VipView; readonly store: VipStore }) {
  const { t } = useTranslation()
  const claims = useSelected(store, (state) => state.claims)
  const level = claimableFirstReward(vip.info, vip.basics.levels)
  if (level?.firstReward === undefined) return null
  const step = rewardState(claims, String(level.levelId), 'claimable')
  if (step === 'next' || step === 'locked') return null
  const title = t('vip.firstTime', { level: level.levelShow })
  return (
    <RewardSummary artwork="medal">
      <div className="split-row">
        <div>
          <b>{title}</b>
          <p className="small muted">{t('vip.firstText', { reward: level.firstReward.text })}</p>
        </div>
        <ClaimEnd
          step={step}
          about={title}
          onClaim={() => void store.getState().claimFirstReward(level.levelId)}
          onCheck={() => store.getState().load()}
        />
      </div>
    </RewardSummary>
  )
}

/** The group that is shown first: one with a coupon to claim, the weekly ones before the others. */
function opensAt(coupons: readonly Coupon[]): Coupon['group'] {
  const groups = new Set(coupons.flatMap(({ category, group }) => (category === 'claim' ? [group] : [])))
  return groups.has('week') ? 'week' : (couponGroups.find((group) => groups.has(group)) ?? 'week')
}

/** Coupons by how often they come: permanent, monthly, weekly. Source: spec §1 "VIP centre", design "25-vip". */
function VipCoupons({ vip, wallet }: { readonly vip: VipView; readonly wallet: WalletStore }) {
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
                <Rows of={ahead}>
                  {(shown) => shown.map((row) => <AheadTicket key={row.coupon.code} row={row} />)}
                </Rows>
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

/** The coupons of one tab: those that the player has or may claim, then those that the next level brings. */
export interface GroupCoupons {
  readonly own: readonly Coupon[]
  readonly ahead: readonly LevelCoupon[]
}

/**
 * Picks a tab's coupons. The wallet alone decides what the player holds; a level's list adds what can be
 * claimed there and is not in the wallet, and what needs more points. Source: spec §3 "coupons_list", design
 * "25-vip".
 */
function couponsOfGroup(
  wallet: readonly Coupon[],
  { info, basics }: VipView,
  group: Coupon['group'],
): GroupCoupons {
  const held = wallet.filter((coupon) => coupon.group === group && coupon.category !== 'history')
  const codes = new Set(wallet.map(({ code }) => code))
  const listed = levelCoupons(info, basics.levels, group).filter(({ coupon }) => !codes.has(coupon.code))
  const reached = listed.filter(
    ({ missingPoints, coupon }) => missingPoints === 0 && coupon.category === 'claim',
  )
  return {
    own: [...held, ...reached.map(({ coupon }) => coupon)],
    ahead: listed.filter(({ missingPoints }) => missingPoints > 0),
  }
}

/**
 * The VIP centre as guests see it: what the levels bring, and the way to log in; where the service wants a login first,
 * that alone. Source: decision 80.
 */
function GuestCentre() {
  const { t } = useTranslation()
  const preview = usePreview(useReadBasics())
  if (preview.kind === 'loading') return <WaitingPage label={t('common.loading')} top="banner" />
  if (preview.kind === 'hidden' || preview.value.levels.length === 0) return <LogInForRewards />
  return (
    <>
      <LogInToClaim />
      <LevelTable levels={preview.value.levels} current={null} />
      <Faq basics={preview.value} />
    </>
  )
}

function useReadBasics() {
  const services = useServices()
  const { language } = useTranslation().i18n
  const clientId = useSelected(services.session, (state) => state.clientId)
  return useCallback(
    async (signal: AbortSignal) => {
      void language
      if (clientId === null) return null
      const answer = await services.api.call(getVipBasicInfo, { client_id: clientId }, { signal })
      return answer.ok ? decodeVipBasics(answer.value.content, decodingOf(services)) : null
    },
    [services, clientId, language],
  )
}

/** A table of what every level requires and brings. Source: spec §3 "VIP info", design "25-vip". */
function LevelTable(props: {
  readonly levels: readonly VipLevel[]
  /** The player's level; null for a guest. */
  readonly current: number | null
}) {
  const { translator } = useServices()
  const { t } = useTranslation()
  const language = translator.language()
  const levels = [...props.levels].sort((a, b) => a.needPoints - b.needPoints)
  const best = (coupons: readonly Coupon[]) => {
    const sorted = [...coupons].sort((a, b) => a.discountRate - b.discountRate)
    const coupon = sorted.find((each) => percentAsSent(each) === null) ?? sorted[0]
    if (coupon === undefined) return '–'
    const sent = percentAsSent(coupon)
    if (sent !== null) return formatPercent(sent, language, 0)
    return t('coupons.percent', { ...discountFigures(coupon) })
  }
  const cellsOf = (level: VipLevel) => [
    level.levelShow,
    formatNumber(level.needPoints, language),
    best(level.coupons.week),
    best(level.coupons.month),
    level.firstReward?.text ?? '–',
  ]
  if (levels.length === 0) return null
  return (
    <section className="stack-small">
      <SectionTitle>{t('vip.levels')}</SectionTitle>
      <Rows of={levels}>
        {(shown) => (
          <DataTable
            label={t('vip.levels')}
            columns={[
              t('vip.level'),
              t('vip.pointsColumn'),
              t('vip.week'),
              t('vip.month'),
              t('vip.firstGift'),
            ]}
            rows={shown.map((level) => ({
              key: String(level.levelId),
              cells: cellsOf(level),
              current: level.levelId === props.current ? t('vip.current') : undefined,
            }))}
          />
        )}
      </Rows>
    </section>
  )
}

/** Shows the service's FAQ as plain text: markup in it is not interpreted. Source: spec §3 "VIP info". */
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
          <Rows of={basics.faqContent.split('\n')}>
            {(lines) =>
              lines.map((line, index) => (
                <p key={index} className="small muted">
                  <bdi>{line}</bdi>
                </p>
              ))
            }
          </Rows>
        </Disclosure>
      </List>
    </section>
  )
}
