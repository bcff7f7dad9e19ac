import { useEffect, useRef } from 'react'
import { useServices } from '../../store/servicesContext.tsx'
import type { Rewards } from '../../features/claims/rewardsOf.ts'
import type { ActivityKind } from '../../features/claims/activityStore.ts'

/**
 * Tracks the view of the events page once, as soon as it is known which event it shows; for a guest without an event. Source:
 * spec §7 `viewActivity`.
 */
export function useActivityViews(rewards: Rewards | null, kind: ActivityKind): void {
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
