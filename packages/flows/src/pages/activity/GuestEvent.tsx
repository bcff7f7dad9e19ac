import { DayGrid, DayReward, DimmedRewards, Milestone, MilestoneTrack } from '@topup/ui-kit/popups'
import { decodeActivity, getCumulativeActivityInfo } from '@topup/api-client'
import type { DecodedActivity } from '@topup/api-client'
import { dayStates, formatPrice, milestoneStates } from '@topup/domain'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Rows } from '../../frame/Rows.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { WaitingPage } from '../../frame/WaitingRows.tsx'
import { decodingOf } from '../../features/claims/decodingOf.ts'
import { LogInForRewards } from '../../features/claims/LogInForRewards.tsx'
import { LogInToClaim } from '../../features/claims/LogInToClaim.tsx'
import { usePreview } from '../../features/claims/usePreview.ts'
import type { ActivityKind } from '../../features/claims/activityStore.ts'
import { EventBanner } from './EventBanner.tsx'
import { Gifts } from './Gifts.tsx'
import { lootOf } from './lootOf.ts'
import { rewardArtwork } from './rewardArtwork.ts'

/**
 * An event as guests see it: its rewards, all of them locked, and the way to log in; where the service wants a login first,
 * that alone. Source: decision 80.
 */
export function GuestEvent({ kind }: { readonly kind: ActivityKind }) {
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
      const type = kind === 'cumulative' ? ('cumulative' as const) : ('continue' as const)
      const request = { client_id: clientId, type }
      const answer = await services.api.call(getCumulativeActivityInfo, request, { signal })
      return answer.ok ? decodeActivity(answer.value.content, decodingOf(services)) : null
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
              loot={lootOf(rewards, translator)}
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
