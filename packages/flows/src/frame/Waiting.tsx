import { Waiting as WaitingFace } from '@topup/ui-kit'
import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../store/servicesContext.tsx'

/** After how long a placeholder says why it is still there. Source: decision 77. */
export const slowAfterMs = 3_000

/** After how long the player is offered a fresh attempt. Source: decision 77. */
export const tryNowAfterMs = 8_000

/** For how long the button shows that it was heard; another host needs a moment to answer. */
const busyMs = 2_000

/**
 * A placeholder that does not stay mute: it says when the answer takes long, then offers to ask again. The fresh
 * attempt is of calls that may be repeated, never of one that moves money. `code`: what is loading is a part of the
 * store itself, which the browser fetches as it does. `Late` stands in its place when it takes too long, or from the start if
 * it is late already, if it has something better to show. Source: design.md §1, decision 77.
 */
export function Waiting({
  of = 'answer',
  Late,
  isLate = false,
  children,
}: {
  readonly of?: 'answer' | 'code'
  readonly Late?: ComponentType<{ readonly isWaiting: boolean; readonly otherwise: ReactNode }>
  readonly isLate?: boolean
  readonly children: ReactNode
}) {
  const { t } = useTranslation()
  const stage = useStage()
  const attempt = useFreshAttempt()
  const face = (
    <WaitingFace
      line={stage === 'short' ? undefined : t('common.slow')}
      action={stage === 'tooLong' && of === 'answer' ? { label: t('common.tryNow'), ...attempt } : undefined}
    >
      {children}
    </WaitingFace>
  )
  return (isLate || stage === 'tooLong') && Late ? <Late isWaiting otherwise={face} /> : face
}

function useStage(): 'short' | 'long' | 'tooLong' {
  const { clock } = useServices()
  const [stage, setStage] = useState<'short' | 'long' | 'tooLong'>('short')
  useEffect(() => {
    const over = new AbortController()
    const tell = async () => {
      await clock.wait(slowAfterMs, over.signal)
      setStage('long')
      await clock.wait(tryNowAfterMs - slowAfterMs, over.signal)
      setStage('tooLong')
    }
    tell().catch(whenGone)
    return () => over.abort()
  }, [clock])
  return stage
}

/** The fresh attempt that a tap starts, and whether it was heard a moment ago. Source: decision 77. */
export function useFreshAttempt(): { readonly press: () => void; readonly isBusy: boolean } {
  const { api, clock } = useServices()
  const [tapped, setTapped] = useState(0)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (tapped === 0) return
    const over = new AbortController()
    clock.wait(busyMs, over.signal).then(() => setBusy(false), whenGone)
    return () => over.abort()
  }, [clock, tapped])
  const press = () => {
    setBusy(true)
    setTapped((before) => before + 1)
    api.tryNow()
  }
  return { press, isBusy }
}

/** What was waited for is here, so nothing is said. */
const whenGone = () => undefined
