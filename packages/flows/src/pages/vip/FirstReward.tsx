import { RewardSummary } from '@topup/ui-kit/popups'
import { claimableFirstReward, rewardState } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../store/servicesContext.tsx'
import { ClaimEnd } from '../../features/claims/ClaimEnd.tsx'
import type { VipStore, VipView } from '../../features/claims/vipStore.ts'

/**
 * The gift for reaching a level for the first time, shown until it is claimed. Source: spec §1
 * "first-achievement reward", design "25-vip".
 */
export function FirstReward({ vip, store }: { readonly vip: VipView; readonly store: VipStore }) {
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
