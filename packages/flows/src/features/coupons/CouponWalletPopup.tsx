import { useTranslation } from 'react-i18next'
import { useSelected } from '../../store/servicesContext.tsx'
import { useFresh, useRewards } from '../claims/useRewards.ts'
import type { Rewards } from '../claims/rewardsOf.ts'
import { CouponSheet } from './CouponSheet.tsx'
import { WalletTicket } from './WalletTicket.tsx'

/**
 * "My reward" outside an order: the coupons that the player has and may claim. It closes when nobody is logged in.
 * Source: spec §2 "Coupon popup".
 */
export function CouponWalletPopup({ onClose }: { readonly onClose: () => void }) {
  const rewards = useRewards()
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
