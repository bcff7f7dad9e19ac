import { useEffect, useRef } from 'react'
import { useServices } from '../../store/servicesContext.tsx'
import type { Rewards } from '../../features/claims/rewardsOf.ts'
import type { ActivityKind } from '../../features/claims/activityStore.ts'

/**
 * Tracks the view of the events page once, and each view of another event's rewards as soon as it is known
 * which event that is. For a guest the view of the page is tracked too, but no event. Source: spec §7
 * `viewActivity`, `viewRewardDetail`.
 */
export function useActivityViews(rewards: Rewards | null, kind: ActivityKind): void {
  const { tracking } = useServices()
  const seen = useRef<ActivityKind | 'page' | null>(null)
  useEffect(() => {
    const see = (shown: ActivityKind | 'page', activityId?: string) => {
      const before = seen.current
      if (before === shown) return
      seen.current = shown
      if (before === null) tracking.track('viewActivity', { activityId })
      else if (before !== 'page') tracking.track('viewRewardDetail', { activityId })
    }
    if (rewards === null) return see('page')
    const store = rewards.activity(kind)
    const look = () => {
      const { activity } = store.getState()
      if (activity.kind === 'loading') return
      see(kind, activity.kind === 'ready' ? activity.value?.activity.activityId : undefined)
    }
    look()
    return store.subscribe(look)
  }, [rewards, kind, tracking])
}
