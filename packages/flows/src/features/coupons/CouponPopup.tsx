import { type Coupon, type CouponEvent, couponTag, couponText, splitCoupons } from '@topup/domain'
import { Button, IconButton, iconHistory } from '@topup/ui-kit'
import {
  CouponTicket,
  EmptyState,
  EmptyTicketPicture,
  Notice,
  PriceArea,
  Sheet,
  Stamp,
  TabList,
  TabPanel,
} from '@topup/ui-kit/popups'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Rows } from '../../frame/Rows.tsx'
import { useCloseWithout } from '../../frame/useCloseWithout.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { type Loadable, loading, valueOr } from '../../store/state/loadable.ts'
import { Loaded } from '../claims/Loaded.tsx'
import { type Rewards, useFresh, useRewards } from '../claims/rewardsOf.ts'
import type { WalletStore } from '../claims/vipStore.ts'
import { useCheckout, useQuote } from '../purchase/recharge/useCheckout.tsx'
import { usePrice } from '../purchase/recharge/usePrice.ts'
import { ClaimTicket, WalletTicket, useTicket } from './WalletTicket.tsx'

/** The coupons of this order, usable and unusable; at most one is used. Source: spec §2 "Coupon popup". */
export function CouponPopup({ onClose }: { readonly onClose: () => void }) {
  const { recharge } = useCheckout()
  const { t } = useTranslation()
  const wallet = useRewards()?.wallet
  const coupons = useCheckoutCoupons(wallet)
  const reload = () => void recharge.getState().loadCoupons()
  return (
    <CouponSheet
      coupons={coupons}
      onRetry={reload}
      ticket={(coupon) =>
        coupon.category === 'claim' && wallet !== undefined ? (
          <ClaimTicket key={coupon.code} coupon={coupon} wallet={wallet} onClaimed={reload} />
        ) : (
          <OrderTicket key={coupon.code} coupon={coupon} />
        )
      }
      note={t('coupons.note')}
      footer={<ChosenBar onDone={onClose} />}
      onClose={onClose}
    />
  )
}

/** The discount of the chosen coupon, and the way back to the order. */
function ChosenBar({ onDone }: { readonly onDone: () => void }) {
  const { brand, translator } = useCheckout()
  const { t } = useTranslation()
  const print = usePrice()
  const { couponUse, saving } = useQuote()
  const done = <Button onClick={onDone}>{t('result.done')}</Button>
  if (couponUse.kind !== 'used' || saving === null) return done
  return (
    <PriceArea
      label={couponText(couponUse.coupon.name, translator.language(), brand.defaultLanguage)}
      price={`−${print(saving)}`}
      action={done}
    />
  )
}

/** A coupon of this order: use it, or remove it. Source: spec §4 "Coupon tags". */
function OrderTicket({ coupon }: { readonly coupon: Coupon }) {
  const { recharge, session, tracking } = useCheckout()
  const { t } = useTranslation()
  const face = useTicket()(coupon)
  const choice = useSelected(recharge, (state) => state.coupons.choice)
  const product = useSelected(recharge, (state) => state.product)
  const clientId = useSelected(session, (state) => state.clientId)
  const chosenCode = choice.kind === 'priced' || choice.kind === 'pricing' ? choice.quote.coupon.code : null
  const { kind } = couponTag(coupon, { place: 'checkout', chosenCode })
  const chooseCoupon = (event: CouponEvent) => recharge.getState().chooseCoupon(event)

  if (kind === 'cancel') {
    const cancel = () => chooseCoupon({ kind: 'couponCancelled' })
    return (
      <CouponTicket
        {...face}
        state="inUse"
        end={
          <Button size="list" variant="secondary" onClick={cancel}>
            {t('coupons.cancel')}
          </Button>
        }
      />
    )
  }
  if (kind === 'use') {
    const use = () => {
      if (product === null || clientId === null) return
      chooseCoupon({ kind: 'couponChosen', code: coupon.code, clientId, productId: product.productId })
      tracking.track('manualUseVipCoupon', { couponCode: coupon.code, value: product.productId })
    }
    return (
      <CouponTicket
        {...face}
        end={
          <Button size="list" variant="soft" onClick={use}>
            {t('coupons.use')}
          </Button>
        }
      />
    )
  }
  return <CouponTicket {...face} state="off" end={<Stamp>{t('coupons.notUsable')}</Stamp>} />
}

export interface CouponSheetProps {
  readonly coupons: Loadable<readonly Coupon[]>
  readonly onRetry: () => void
  /** A coupon with the actions that it offers here. */
  readonly ticket: (coupon: Coupon) => ReactNode
  /** Shown under the usable ones. */
  readonly note?: string
  /** Shown at the bottom, unless no coupon is usable: then the way to the VIP centre is there. */
  readonly footer?: ReactNode
  readonly onClose: () => void
}

/** Coupons in two tabs, with the history behind a button. Source: spec §2 "Coupon popup". */
function CouponSheet({ coupons, onRetry, ticket, note, footer, onClose }: CouponSheetProps) {
  const { popups } = useServices()
  const { t } = useTranslation()
  const wallet = useRewards()?.wallet
  const isEmpty = coupons.kind === 'ready' && splitCoupons(coupons.value).usable.length === 0
  return (
    <Sheet
      title={t('coupons.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      size="tall"
      footer={isEmpty ? <ToVip /> : footer}
      lead={
        wallet !== undefined && (
          <IconButton
            icon={iconHistory}
            iconSize="s"
            aria-label={t('coupons.history')}
            text={t('coupons.history')}
            onClick={() => popups.getState().push({ kind: 'couponHistory' })}
          />
        )
      }
    >
      <Loaded of={coupons} failedTitle={t('coupons.failed')} onRetry={onRetry}>
        {(listed) => <Lists coupons={listed} ticket={ticket} note={note} />}
      </Loaded>
    </Sheet>
  )
}

/** The way to more coupons. */
function ToVip() {
  const { t } = useTranslation()
  const { popups, navigate } = useServices()
  const goToVip = () => {
    popups.getState().closeAll()
    navigate('/userCenter')
  }
  return <Button onClick={goToVip}>{t('coupons.goToVip')}</Button>
}

function Lists(props: {
  readonly coupons: readonly Coupon[]
  readonly ticket: (coupon: Coupon) => ReactNode
  readonly note: string | undefined
}) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'usable' | 'unusable'>('usable')
  const { usable, unusable } = splitCoupons(props.coupons)
  const shown = tab === 'usable' ? usable : unusable
  return (
    <div className="stack">
      <TabList
        label={t('coupons.title')}
        tabs={[
          { key: 'usable', name: t('coupons.usable', { count: usable.length }) },
          { key: 'unusable', name: t('coupons.unusable', { count: unusable.length }) },
        ]}
        selected={tab}
        onSelect={(key) => setTab(key === 'unusable' ? 'unusable' : 'usable')}
        panelId="coupons"
      />
      <TabPanel id="coupons" selected={tab}>
        <div className="stack-small">
          {shown.length === 0 && <NoCoupons />}
          <Rows of={shown}>{(rows) => rows.map(props.ticket)}</Rows>
        </div>
      </TabPanel>
      {tab === 'usable' && usable.length > 0 && props.note !== undefined && <Notice>{props.note}</Notice>}
    </div>
  )
}

/** Says that there are no coupons, and where to get them. Source: design "17-coupons-empty". */
function NoCoupons() {
  const { t } = useTranslation()
  return (
    <EmptyState
      variant="plain"
      picture={<EmptyTicketPicture />}
      title={t('coupons.empty')}
      text={t('coupons.emptyText')}
    />
  )
}

/**
 * "My reward" outside an order: the coupons that the player has and may claim. It closes when nobody is logged in.
 * Source: spec §2 "Coupon popup".
 */
export function CouponWalletPopup({ onClose }: { readonly onClose: () => void }) {
  const rewards = useRewards()
  useCloseWithout(rewards, onClose)
  return rewards === null ? null : <WalletSheet wallet={rewards.wallet} onClose={onClose} />
}

function WalletSheet({ wallet, onClose }: Pick<Rewards, 'wallet'> & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { coupons, load } = useSelected(wallet, (state) => state)
  useFresh(load)
  return (
    <CouponSheet
      coupons={coupons}
      onRetry={() => void load()}
      ticket={(coupon) => <WalletTicket key={coupon.code} coupon={coupon} wallet={wallet} />}
      note={t('coupons.note')}
      onClose={onClose}
    />
  )
}

/** A guest has no wallet and gets none while the popup is open. */
const never = () => () => undefined

/** The coupons of the order, and those of the player that must be claimed first. Source: spec §4 "Coupon tags". */
function useCheckoutCoupons(wallet: WalletStore | undefined): Loadable<readonly Coupon[]> {
  const { recharge } = useCheckout()
  const { coupons } = useSelected(recharge, (state) => state.coupons)
  const error = useSelected(recharge, (state) => state.couponError)
  const held = useSyncExternalStore(wallet?.subscribe ?? never, () => wallet?.getState().coupons ?? loading)
  useFresh(wallet?.getState().load)
  if (error !== null && coupons.length === 0) return { kind: 'failed', error }
  // What is to be claimed is known by the wallet, which also knows the claims that are under way.
  const ofOrder = coupons.filter(({ category }) => category !== 'claim')
  const codes = new Set(ofOrder.map(({ code }) => code))
  const toClaim = valueOr(held, []).filter(({ code, category }) => category === 'claim' && !codes.has(code))
  return { kind: 'ready', value: [...ofOrder, ...toClaim] }
}
