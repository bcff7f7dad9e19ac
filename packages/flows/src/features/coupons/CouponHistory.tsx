import { CouponTicket, EmptyState, EmptyTicketPicture, Stamp } from '@topup/ui-kit/popups'
import { couponTag, formatZonedTime } from '@topup/domain'
import type { Coupon } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { Rows } from '../../frame/Rows.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { Loaded } from '../claims/Loaded.tsx'
import { useFresh } from '../claims/useRewards.ts'
import { useTicket } from './useTicket.ts'
import type { WalletStore } from '../claims/walletStore.ts'

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
