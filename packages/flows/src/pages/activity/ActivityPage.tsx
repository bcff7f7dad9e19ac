import { type DecodedActivity, decodeActivity, getCumulativeActivityInfo } from '@topup/api-client'
import { type PageConfig, dayStates, formatPrice, milestoneStates } from '@topup/domain'
import {
  DayGrid,
  DayReward,
  DimmedRewards,
  EmptyState,
  Milestone,
  MilestoneTrack,
  TabList,
  TabPanel,
} from '@topup/ui-kit/popups'
import '@topup/ui-kit/styles/popups.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../features/claims/Loaded.tsx'
import type { ActivityKind } from '../../features/claims/activityStore.ts'
import { decodingOf } from '../../features/claims/claimService.ts'
import { LogInForRewards, LogInToClaim, usePreview } from '../../features/claims/guestRewards.tsx'
import { type Rewards, useFresh, useRewards } from '../../features/claims/rewardsOf.ts'
import { PageFrame } from '../../frame/PageFrame.tsx'
import { Redirect } from '../../frame/Redirect.tsx'
import { Rows } from '../../frame/Rows.tsx'
import { WaitingPage } from '../../frame/WaitingRows.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { ConsecutiveEvent } from './ConsecutiveEvent.tsx'
import { CumulativeEvent } from './CumulativeEvent.tsx'
import { EventBanner, Gifts, drawnLoot, rewardArtwork } from './eventParts.tsx'

/**
 * Events and their rewards; the page exists only if page config says that there is an event. Source: spec §2
 * "/activity".
 */
export function ActivityPage() {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const config = useSelected(catalogue, (state) => state.pageConfig)
  const kinds = config.kind === 'ready' ? kindsOf(config.value) : []
  if (config.kind === 'ready' && kinds.length === 0) return <Redirect to="/selectGoods" />
  return (
    <PageFrame tab="gift">
      <div className="pad stack two-columns">
        <Loaded
          of={config}
          shape="banner"
          failedTitle={t('rewards.failed')}
          onRetry={() => void catalogue.getState().loadPageConfig()}
        >
          {() => <Events kinds={kinds} />}
        </Loaded>
      </div>
    </PageFrame>
  )
}

function kindsOf({ hasCumulative, hasConsecutive }: PageConfig): readonly ActivityKind[] {
  return [
    ...(hasCumulative ? ['cumulative' as const] : []),
    ...(hasConsecutive ? ['consecutive' as const] : []),
  ]
}

function Events({ kinds }: { readonly kinds: readonly ActivityKind[] }) {
  const { t } = useTranslation()
  const rewards = useRewards()
  const [chosen, setChosen] = useState<ActivityKind>('cumulative')
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? chosen)
  useActivityViews(rewards, kind)
  const event =
    rewards === null ? (
      <GuestEvent key={kind} kind={kind} />
    ) : (
      <Event key={kind} kind={kind} rewards={rewards} />
    )
  if (kinds.length === 1) return event
  return (
    <>
      <TabList
        label={t('nav.event')}
        variant="segments"
        tabs={kinds.map((key) => ({ key, name: t(`activity.${key}`) }))}
        selected={kind}
        onSelect={(key) => setChosen(key === 'consecutive' ? 'consecutive' : 'cumulative')}
        panelId="events"
      />
      <TabPanel id="events" selected={kind}>
        <div className="stack two-columns">{event}</div>
      </TabPanel>
    </>
  )
}

function Event({ kind, rewards }: { readonly kind: ActivityKind; readonly rewards: Rewards }) {
  const { selection } = useServices()
  const { t } = useTranslation()
  useSelected(selection, (state) => state.selection.character)
  const store = rewards.activity(kind)
  const { activity, load } = useSelected(store, (state) => state)
  useFresh(load)
  return (
    <Loaded of={activity} shape="banner" failedTitle={t('rewards.failed')} onRetry={() => void load()}>
      {(found) => {
        if (found === null) return <EmptyState title={t('activity.empty')} />
        return found.kind === 'cumulative' ? (
          <CumulativeEvent activity={found.activity} store={store} />
        ) : (
          <ConsecutiveEvent activity={found.activity} store={store} />
        )
      }}
    </Loaded>
  )
}

/**
 * Tracks the view of the events page once, as soon as it is known which event it shows; for a guest without an event. Source:
 * spec §7 `viewActivity`.
 */
function useActivityViews(rewards: Rewards | null, kind: ActivityKind): void {
  const { tracking } = useServices()
  const isSeen = useRef(false)
  useEffect(() => {
    const see = (activityId?: string) => {
      if (isSeen.current) return
      isSeen.current = true
      tracking.track('viewActivity', { activityId })
    }
    if (rewards === null) return see()
    const store = rewards.activity(kind)
    const look = () => {
      const { activity } = store.getState()
      if (activity.kind === 'loading') return
      see(activity.kind === 'ready' ? activity.value?.activity.activityId : undefined)
    }
    look()
    return store.subscribe(look)
  }, [rewards, kind, tracking])
}

/**
 * An event as guests see it: its rewards, all of them locked, and the way to log in; where the service wants a login first,
 * that alone. Source: decision 80.
 */
function GuestEvent({ kind }: { readonly kind: ActivityKind }) {
  const { t } = useTranslation()
  const preview = usePreview(useReadEvent(kind))
  if (preview.kind === 'loading') return <WaitingPage label={t('common.loading')} top="banner" />
  if (preview.kind === 'hidden') return <LogInForRewards />
  const event = preview.value
  return (
    <>
      <EventBanner event={event} />
      <LogInToClaim />
      <DimmedRewards>
        {event.kind === 'cumulative' ? <Steps event={event} /> : <Days event={event} />}
      </DimmedRewards>
    </>
  )
}

function useReadEvent(kind: ActivityKind) {
  const services = useServices()
  const { language } = useTranslation().i18n
  const clientId = useSelected(services.session, (state) => state.clientId)
  return useCallback(
    async (signal: AbortSignal) => {
      void language
      if (clientId === null) return null
      const type = kind === 'cumulative' ? ('cumulative' as const) : ('continue' as const)
      const request = { client_id: clientId, type }
      const answer = await services.api.call(getCumulativeActivityInfo, request, { signal })
      const currency = services.brand.currencies?.[services.session.getState().region]
      return answer.ok ? decodeActivity(answer.value.content, decodingOf(services), currency) : null
    },
    [services, kind, clientId, language],
  )
}

type EventOf<Kind extends ActivityKind> = Extract<DecodedActivity, { readonly kind: Kind }>

function Steps({ event }: { readonly event: EventOf<'cumulative'> }) {
  const { popups, translator } = useServices()
  const { t } = useTranslation()
  return (
    <Rows of={milestoneStates(event.activity)}>
      {(shown) => (
        <MilestoneTrack>
          {shown.map(({ milestone: { rewardId, need, rewards } }) => (
            <Milestone
              key={rewardId}
              amount={formatPrice(need, translator.language())}
              loot={drawnLoot(rewards, translator)}
              state={{ kind: 'locked', word: t('rewards.locked') }}
              onShow={() => popups.getState().push({ kind: 'login' })}
            />
          ))}
        </MilestoneTrack>
      )}
    </Rows>
  )
}

function Days({ event }: { readonly event: EventOf<'consecutive'> }) {
  const { popups } = useServices()
  const { t } = useTranslation()
  const rows = dayStates(event.activity)
  return (
    <Rows of={rows}>
      {(shown) => (
        <DayGrid>
          {shown.map(({ day: { rewardId, day, rewards } }, index) => (
            <DayReward
              key={rewardId}
              day={t('activity.day', { count: day })}
              artwork={rewardArtwork(rewards[0]?.art ?? null)}
              picture={rewards[0]?.iconUrl ?? undefined}
              reward={<Gifts rewards={rewards} />}
              state="locked"
              stateLabel={t('rewards.locked')}
              size={index === rows.length - 1 ? 'big' : undefined}
              onShow={() => popups.getState().push({ kind: 'login' })}
            />
          ))}
        </DayGrid>
      )}
    </Rows>
  )
}
