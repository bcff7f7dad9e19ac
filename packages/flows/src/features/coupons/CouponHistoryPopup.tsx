import { type Coupon, couponTag, formatZonedTime } from '@topup/domain'
import { IconButton, iconLeft } from '@topup/ui-kit'
import { CouponTicket, EmptyState, EmptyTicketPicture, Sheet, Stamp } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { Rows } from '../../frame/Rows.tsx'
import { useCloseWithout } from '../../frame/useCloseWithout.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { Loaded } from '../claims/Loaded.tsx'
import { useFresh, useRewards } from '../claims/rewardsOf.ts'
import type { WalletStore } from '../claims/vipStore.ts'
import { useTicket } from './WalletTicket.tsx'

/**
 * The history over the list of coupons: a popup of its own, so that every way to close it leads back to the list.
 * Source: spec §2 "Coupon popup".
 */
export function CouponHistoryPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const wallet = useRewards()?.wallet
  useCloseWithout(wallet, onClose)
  if (wallet === undefined) return null
  return (
    <Sheet
      title={t('coupons.history')}
      closeLabel={t('common.close')}
      onClose={onClose}
      size="tall"
      lead={<IconButton icon={iconLeft} aria-label={t('common.back')} onClick={onClose} />}
    >
      <CouponHistory wallet={wallet} />
    </Sheet>
  )
}

/** Coupons that were used or expired, with the date. Source: spec §4 "Coupon tags", design "16-coupons-history". */
export function CouponHistory({ wallet }: { readonly wallet: WalletStore }) {
  const { t } = useTranslation()
  const { history, loadHistory } = useSelected(wallet, (state) => state)
  useFresh(loadHistory)
  return (
    <Loaded of={history} failedTitle={t('coupons.failed')} onRetry={() => void loadHistory()}>
      {(coupons) => (
        <div className="stack-small">
          {coupons.length === 0 && (
            <EmptyState variant="plain" picture={<EmptyTicketPicture />} title={t('coupons.empty')} />
          )}
          <Rows of={coupons}>
            {(shown) => shown.map((coupon) => <PastTicket key={coupon.code} coupon={coupon} />)}
          </Rows>
        </div>
      )}
    </Loaded>
  )
}

function PastTicket({ coupon }: { readonly coupon: Coupon }) {
  const { clock, translator } = useServices()
  const { t } = useTranslation()
  const { discount, title } = useTicket()(coupon)
  const tag = couponTag(coupon, { place: 'claim', chosenCode: null })
  if (tag.kind !== 'used' && tag.kind !== 'expired') return null
  const { kind, atMs, timeZone } = tag
  const time =
    atMs === null
      ? null
      : formatZonedTime({ epochMs: atMs, timeZone, language: translator.language(), nowMs: clock.now() })
  return (
    <CouponTicket
      discount={discount}
      title={title}
      note={time === null ? undefined : t(`coupons.${kind}At`, { time })}
      state="off"
      end={<Stamp>{t(`coupons.${kind}`)}</Stamp>}
    />
  )
}
