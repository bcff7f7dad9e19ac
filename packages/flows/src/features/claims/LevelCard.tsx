import { VipCard } from '@topup/ui-kit/popups'
import { formatNumber, formatPercent, vipProgress } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'
import type { VipView } from './vipStore.ts'

/**
 * The player's level and what is missing to the next, or a note that there is no higher one. Source: spec §4 "VIP",
 * §5 "VIP progress percent".
 */
export function LevelCard({ vip }: { readonly vip: VipView }) {
  const { translator } = useServices()
  const { t } = useTranslation()
  const language = translator.language()
  const { info, basics } = vip
  const standing = vipProgress(info, basics.levels)
  const points = formatNumber(info.totalPoints, language)
  const shared = { label: t('vip.yourLevel'), level: info.levelShow }
  switch (standing.kind) {
    case 'climbing':
      return (
        <VipCard
          {...shared}
          progress={{
            label: t('vip.progress', { level: standing.next.levelShow }),
            percent: standing.percent,
            text: formatPercent(standing.percent, language),
          }}
          points={t('vip.points', { points, need: formatNumber(standing.next.needPoints, language) })}
          share={formatPercent(standing.percent, language)}
        />
      )
    case 'top':
      return (
        <VipCard
          {...shared}
          progress={{ label: t('vip.top'), percent: 100 }}
          points={t('vip.top')}
          share={formatPercent(100, language)}
        />
      )
    case 'unknown':
      return <VipCard {...shared} note={t('vip.total', { points })} />
  }
}
