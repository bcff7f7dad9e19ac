import {
  type Coupon,
  couponText,
  discountFigures,
  formatPercent,
  formatZonedTime,
  percentAsSent,
  rewardState,
} from '@topup/domain'
import { Button } from '@topup/ui-kit'
import { CouponTicket, Stamp } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { ClaimEnd } from '../claims/ClaimEnd.tsx'
import type { WalletStore } from '../claims/vipStore.ts'

interface WalletTicketProps {
  readonly coupon: Coupon
  readonly wallet: WalletStore
  /** The coupon can no longer be claimed. */
  readonly onClaimed?: () => void
}

/**
 * A coupon outside an order: claim it, use it for a purchase, or read why neither is possible. Source: spec §4
 * "Coupon tags" (claim popup).
 */
export function WalletTicket({ coupon, wallet }: WalletTicketProps) {
  const { popups, navigate } = useServices()
  const { t } = useTranslation()
  const face = useTicket()(coupon)
  switch (coupon.category) {
    case 'claim':
      return <ClaimTicket coupon={coupon} wallet={wallet} />
    case 'avail': {
      const use = () => {
        popups.getState().closeAll()
        navigate('/selectGoods')
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
    case 'lock':
    case 'history':
      return <CouponTicket {...face} state="off" end={<Stamp>{t('coupons.notUsable')}</Stamp>} />
  }
}

/** A coupon that can be claimed. */
export function ClaimTicket({ coupon, wallet, onClaimed }: WalletTicketProps) {
  const { t } = useTranslation()
  const claims = useSelected(wallet, (state) => state.claims)
  const face = useTicket()(coupon)
  const step = rewardState(claims, coupon.code, 'claimable')
  const after = async (act: Promise<void>) => {
    await act
    const { coupons } = wallet.getState()
    const isStillToClaim =
      coupons.kind !== 'ready' ||
      coupons.value.some(({ code, category }) => code === coupon.code && category === 'claim')
    if (!isStillToClaim) onClaimed?.()
  }
  return (
    <CouponTicket
      {...face}
      note={face.note ?? t('coupons.claimNote')}
      end={
        step === 'next' || step === 'locked' ? undefined : (
          <ClaimEnd
            step={step}
            about={face.title}
            claimedText="coupons.claimed"
            onClaim={() => void after(wallet.getState().claim(coupon.code))}
            onCheck={() => after(wallet.getState().load())}
          />
        )
      }
    />
  )
}

/** The texts of a coupon, as a ticket shows them. */
export interface TicketFace {
  readonly discount: string
  readonly title: string
  readonly note: string | undefined
}

/**
 * The texts of a coupon: its discount, its name and when it expires; a coupon that does not expire has no note. A rate whose rule
 * is in doubt is shown as it was sent.
 * Source: spec §4 "Coupon tags", decision 63.
 */
export function useTicket(): (coupon: Coupon) => TicketFace {
  const { brand, clock, translator } = useServices()
  const { t } = useTranslation()
  const language = translator.language()
  const discountOf = (coupon: Coupon) => {
    const sent = percentAsSent(coupon)
    if (sent !== null) return formatPercent(sent, language, 0)
    return t('coupons.discount', { ...discountFigures(coupon) })
  }
  return (coupon) => ({
    discount: discountOf(coupon),
    title: couponText(coupon.name, language, brand.defaultLanguage),
    note:
      coupon.validEndAtMs === null
        ? undefined
        : t('coupons.ends', {
            time: formatZonedTime({
              epochMs: coupon.validEndAtMs,
              timeZone: coupon.timeZone,
              language,
              nowMs: clock.now(),
            }),
          }),
  })
}
