import { Button, SectionTitle } from '@topup/ui-kit'
import { DayGrid, DayReward } from '@topup/ui-kit/popups'
import { claimableIds, dayStates, daysToGo, formatPrice, rewardState } from '@topup/domain'
import type { ConsecutiveActivity, StreakDayRow } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { Rows } from '../../frame/Rows.tsx'
import { useSelected, useStoreScope } from '../../store/servicesContext.tsx'
import { ClaimEnd } from '../../features/claims/ClaimEnd.tsx'
import type { ActivityStore } from '../../features/claims/activityStore.ts'
import { EventBanner, Gifts, lootOf, rewardArtwork, rewardWords, showReward } from './eventParts.tsx'

interface ConsecutiveEventProps {
  readonly activity: ConsecutiveActivity
  readonly store: ActivityStore
}

/** Rewards for topping up on days in a row. Source: design "22-activity-consecutive", spec §4 "Event rewards". */
export function ConsecutiveEvent({ activity, store }: ConsecutiveEventProps) {
  const { t } = useTranslation()
  const { streakDays } = activity
  const days = dayStates(activity)
  return (
    <>
      <EventBanner event={{ kind: 'consecutive', activity }} />
      <section className="stack-small" aria-labelledby="streak">
        <SectionTitle
          id="streak"
          end={<small>{t('activity.daysToGo', { count: daysToGo(activity) })}</small>}
        >
          {t('activity.inARow', { count: streakDays })}
        </SectionTitle>
        <Rows of={days}>
          {(shown) => (
            <DayGrid>
              {shown.map((row, index) => (
                <Day
                  key={row.day.rewardId}
                  row={row}
                  store={store}
                  activity={activity}
                  size={index === days.length - 1 ? 'big' : undefined}
                />
              ))}
            </DayGrid>
          )}
        </Rows>
      </section>
      <Ready activity={activity} store={store} />
    </>
  )
}

const looks = {
  claimed: 'claimed',
  claimable: 'claim',
  claiming: 'claim',
  checking: 'claim',
  next: 'locked',
  locked: 'locked',
} as const

function Day(props: {
  readonly row: StreakDayRow
  readonly store: ActivityStore
  readonly activity: ConsecutiveActivity
  readonly size: 'big' | undefined
}) {
  const { day, state } = props.row
  const { services } = useStoreScope()
  const { translator } = services
  const { t } = useTranslation()
  const claims = useSelected(props.store, (held) => held.claims)
  const step = rewardState(claims, day.rewardId, state)
  const { activityId, perDay } = props.activity
  const title = t('activity.day', { count: day.day })
  const note = t('activity.perDay', { amount: formatPrice(perDay, translator.language()) })
  const { rewardId, rewards } = day
  const [first] = day.rewards
  return (
    <DayReward
      day={title}
      artwork={rewardArtwork(first?.art ?? null)}
      picture={first?.iconUrl ?? undefined}
      reward={<Gifts rewards={day.rewards} />}
      state={looks[step]}
      stateLabel={t(rewardWords[step])}
      size={props.size}
      onShow={() => {
        const loot = lootOf(rewards, translator)
        showReward(services, { activityId, rewardId, title, loot, note, step })
      }}
    />
  )
}

function Ready({ activity, store }: ConsecutiveEventProps) {
  const { translator } = useStoreScope().services
  const { t } = useTranslation()
  const claims = useSelected(store, (state) => state.claims)
  const rows = dayStates(activity)
  const ids = claimableIds(
    rows.map(({ day, state }) => ({ rewardId: day.rewardId, state })),
    claims,
  )
  const open = rows.find(({ day, state }) => {
    const step = rewardState(claims, day.rewardId, state)
    return step === 'claimable' || step === 'claiming' || step === 'checking'
  })
  const today = t('activity.today', { amount: formatPrice(activity.todayTotal, translator.language()) })
  return (
    <section className="card card--padded">
      <div className="split-row">
        <div>
          <b>
            {open === undefined
              ? t('activity.nothingReady')
              : t('activity.dayReady', { count: open.day.day })}
          </b>
          <p className="small muted">{today}</p>
        </div>
        {ids.length > 1 ? (
          <Button size="list" onClick={() => void store.getState().claim(ids)}>
            {t('rewards.claimAll', { count: ids.length })}
          </Button>
        ) : (
          open !== undefined && <DayClaim row={open} store={store} />
        )}
      </div>
    </section>
  )
}

function DayClaim({ row, store }: { readonly row: StreakDayRow; readonly store: ActivityStore }) {
  const { t } = useTranslation()
  const claims = useSelected(store, (state) => state.claims)
  const step = rewardState(claims, row.day.rewardId, row.state)
  if (step === 'next' || step === 'locked') return null
  return (
    <ClaimEnd
      step={step}
      about={t('activity.day', { count: row.day.day })}
      onClaim={() => void store.getState().claim([row.day.rewardId])}
      onCheck={() => store.getState().load()}
    />
  )
}
