import { visibleUnits } from '@topup/domain'
import { Countdown } from '@topup/ui-kit'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Services } from '../store/services.ts'
import { useServices } from '../store/servicesContext.tsx'

const refreshMs = 30_000
const units = { day: 'product.days', hour: 'product.hours', minute: 'product.minutes' } as const

/**
 * Shows days, hours and minutes until a moment, then `over`, and calls `onOver`. Source: spec §4 "Limited goods", §9 durations,
 * design "21-activity-cumulative".
 */
export function TimeLeft(props: {
  readonly lead: string
  readonly endsAtMs: number
  readonly over: string
  /** Always the same function, because another one is called too. */
  readonly onOver?: (services: Services) => void
}) {
  const { lead, endsAtMs, over, onOver } = props
  const { t } = useTranslation()
  const services = useServices()
  const leftMs = endsAtMs - services.serviceClock.inServiceTime(useNow(refreshMs))
  const isOver = leftMs <= 0
  useEffect(() => {
    if (isOver) onOver?.(services)
  }, [isOver, onOver, services])
  if (isOver) return over
  return (
    <Countdown
      lead={lead}
      parts={visibleUnits(leftMs).map(({ unit, value }) => t(units[unit], { count: value }))}
    />
  )
}

/**
 * The current time, updated every `everyMs`; for countdowns, which are computed from deadlines and so never
 * drift.
 */
export function useNow(everyMs: number): number {
  const { clock, visibility } = useServices()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), everyMs)
    const stop = visibility.onReturn(() => setNow(clock.now()))
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [clock, visibility, everyMs])
  return now
}
