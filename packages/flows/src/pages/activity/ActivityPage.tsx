import '@topup/ui-kit/styles/popups.css'
import { EmptyState, TabList, TabPanel } from '@topup/ui-kit/popups'
import type { PageConfig } from '@topup/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFrame } from '../../frame/PageFrame.tsx'
import { Redirect } from '../../frame/Redirect.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { Loaded } from '../../features/claims/Loaded.tsx'
import type { Rewards } from '../../features/claims/rewardsOf.ts'
import { useFresh, useRewards } from '../../features/claims/useRewards.ts'
import type { ActivityKind } from '../../features/claims/activityStore.ts'
import { ConsecutiveEvent } from './ConsecutiveEvent.tsx'
import { CumulativeEvent } from './CumulativeEvent.tsx'
import { GuestEvent } from './GuestEvent.tsx'
import { useActivityViews } from './useActivityViews.ts'

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
