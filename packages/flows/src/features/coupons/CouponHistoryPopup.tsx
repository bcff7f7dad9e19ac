import { IconButton, iconLeft } from '@topup/ui-kit'
import { Sheet } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useRewards } from '../claims/useRewards.ts'
import { CouponHistory } from './CouponHistory.tsx'

/**
 * The history over the list of coupons: a popup of its own, so that every way to close it leads back to the list.
 * Source: spec §2 "Coupon popup".
 */
export function CouponHistoryPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const wallet = useRewards()?.wallet
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
