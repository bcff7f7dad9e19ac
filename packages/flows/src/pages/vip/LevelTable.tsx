import { SectionTitle } from '@topup/ui-kit'
import { DataTable } from '@topup/ui-kit/popups'
import { discountFigures, formatNumber } from '@topup/domain'
import type { Coupon, VipLevel } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'

/** A table of what every level requires and brings. Source: spec §3 "VIP info", design "25-vip". */
export function LevelTable(props: {
  readonly levels: readonly VipLevel[]
  /** The player's level; null for a guest. */
  readonly current: number | null
}) {
  const { translator } = useServices()
  const { t } = useTranslation()
  const language = translator.language()
  const levels = [...props.levels].sort((a, b) => a.needPoints - b.needPoints)
  const best = (coupons: readonly Coupon[]) => {
    if (coupons.length === 0) return '–'
    const discountRate = Math.min(...coupons.map((coupon) => coupon.discountRate))
    return t('coupons.percent', { ...discountFigures({ discountRate }) })
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
      <DataTable
        label={t('vip.levels')}
        columns={[t('vip.level'), t('vip.pointsColumn'), t('vip.week'), t('vip.month'), t('vip.firstGift')]}
        rows={levels.map((level) => ({
          key: String(level.levelId),
          cells: cellsOf(level),
          current: level.levelId === props.current ? t('vip.current') : undefined,
        }))}
      />
    </section>
  )
}
