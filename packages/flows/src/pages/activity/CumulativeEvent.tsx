import {
  type CumulativeActivity,
  type MilestoneRow,
  claimableIds,
  cumulativeProgress,
  formatDate,
  formatPrice,
  milestoneStates,
  rewardState,
} from '@topup/domain'
import { Button } from '@topup/ui-kit'
import { Milestone, type MilestoneState, MilestoneTrack, ProgressBar } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { ClaimEnd } from '../../features/claims/ClaimEnd.tsx'
import type { ActivityStore } from '../../features/claims/activityStore.ts'
import { zoneOfDevice } from '../../platform/zoneOfDevice.ts'
import { Rows } from '../../frame/Rows.tsx'
import { useSelected, useStoreScope } from '../../store/servicesContext.tsx'
import { EventBanner, drawnLoot, lootOf, showReward } from './eventParts.tsx'

interface CumulativeEventProps {
  readonly activity: CumulativeActivity
  readonly store: ActivityStore
}

/** Rewards for the sum of all top-ups. Source: design "21-activity-cumulative", spec §4 "Event rewards". */
export function CumulativeEvent({ activity, store }: CumulativeEventProps) {
  return (
    <>
      <EventBanner event={{ kind: 'cumulative', activity }} />
      <Total activity={activity} store={store} />
      <Rows of={milestoneStates(activity)}>
        {(shown) => (
          <MilestoneTrack>
            {shown.map((row) => (
              <Step key={row.milestone.rewardId} row={row} store={store} activityId={activity.activityId} />
            ))}
          </MilestoneTrack>
        )}
      </Rows>
    </>
  )
}

function Total({ activity, store }: CumulativeEventProps) {
  const { services } = useStoreScope()
  const { t } = useTranslation()
  const claims = useSelected(store, (state) => state.claims)
  const language = services.translator.language()
  const rows = milestoneStates(activity)
  const ids = claimableIds(
    rows.map(({ milestone, state }) => ({ rewardId: milestone.rewardId, state })),
    claims,
  )
  const { percent, missing } = cumulativeProgress(activity)
  const next = rows.find((row) => row.missing.minorUnits > 0)?.milestone.need ?? activity.total
  return (
    <section className="card card--padded">
      <div className="split-row">
        <div>
          <small className="muted small">{t('activity.total')}</small>
          <div className="large-figure numeric">
            <bdi translate="no">{formatPrice(activity.total, language)}</bdi>
          </div>
        </div>
        {ids.length > 1 && (
          <Button size="list" onClick={() => void store.getState().claim(ids)}>
            {t('rewards.claimAll', { count: ids.length })}
          </Button>
        )}
      </div>
      <ProgressBar
        label={t('activity.progress', { amount: formatPrice(next, language) })}
        percent={percent}
      />
      <p className="small muted">
        {missing === null
          ? t('activity.allReached')
          : t('activity.toNext', { amount: formatPrice(missing, language) })}
      </p>
    </section>
  )
}

function Step(props: {
  readonly row: MilestoneRow
  readonly store: ActivityStore
  readonly activityId: string
}) {
  const { row, store, activityId } = props
  const { services } = useStoreScope()
  const claims = useSelected(store, (state) => state.claims)
  const { rewardId, need, rewards } = row.milestone
  const amount = formatPrice(need, services.translator.language())
  const note = useNote(row)
  const step = rewardState(claims, rewardId, row.state)
  return (
    <Milestone
      amount={amount}
      note={note}
      loot={drawnLoot(rewards, services.translator)}
      state={useStep(row, { store, amount, step })}
      onShow={() => {
        const loot = lootOf(rewards, services.translator)
        showReward(services, { activityId, rewardId, title: amount, loot, note, step })
      }}
    />
  )
}

function useNote({ milestone, missing }: MilestoneRow): string {
  const { clock, translator } = useStoreScope().services
  const { t } = useTranslation()
  const language = translator.language()
  if (missing.minorUnits > 0) return t('activity.toGo', { amount: formatPrice(missing, language) })
  if (milestone.reachedAtMs === null) return t('activity.reached')
  const nowMs = clock.now()
  return t('activity.reachedOn', {
    date: formatDate({ epochMs: milestone.reachedAtMs, timeZone: zoneOfDevice(nowMs), language, nowMs }),
  })
}

function useStep(
  { milestone }: MilestoneRow,
  shown: {
    readonly store: ActivityStore
    readonly amount: string
    readonly step: ReturnType<typeof rewardState>
  },
): MilestoneState {
  const { t } = useTranslation()
  const { store, amount, step } = shown
  switch (step) {
    case 'claimed':
      return { kind: 'claimed', word: t('rewards.claimed') }
    case 'next':
      return { kind: 'next', word: t('rewards.next') }
    case 'locked':
      return { kind: 'locked', word: t('rewards.locked') }
    case 'claimable':
    case 'claiming':
    case 'checking':
      return {
        kind: 'claim',
        action: (
          <ClaimEnd
            step={step}
            about={amount}
            onClaim={() => void store.getState().claim([milestone.rewardId])}
            onCheck={() => store.getState().load()}
          />
        ),
      }
  }
}
