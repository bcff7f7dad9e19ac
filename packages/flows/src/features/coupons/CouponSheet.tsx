import { Button, IconButton, iconHistory } from '@topup/ui-kit'
import { EmptyState, EmptyTicketPicture, Notice, Sheet, TabList, TabPanel } from '@topup/ui-kit/popups'
import { splitCoupons } from '@topup/domain'
import type { Coupon } from '@topup/domain'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Rows } from '../../frame/Rows.tsx'
import { useServices } from '../../store/servicesContext.tsx'
import type { Loadable } from '../../store/state/loadable.ts'
import { Loaded } from '../claims/Loaded.tsx'
import { useRewards } from '../claims/useRewards.ts'

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
export function CouponSheet({ coupons, onRetry, ticket, note, footer, onClose }: CouponSheetProps) {
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
