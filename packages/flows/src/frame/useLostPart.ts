import { useEffect, useRef, useState } from 'react'
import { isOffline } from '../platform/device.ts'
import { useServices } from '../store/servicesContext.tsx'

/** A part whose code is lost. */
export interface LostPart {
  /** Requests the code again. */
  readonly load: () => Promise<unknown>
  /** Called when the code is loaded after all. */
  readonly onThere: () => void
}

/** How often lost code is requested again while its place is on screen. Source: decision 78. */
export const againMs = 10_000

/**
 * Requests lost code again when the player returns or the network is back, every ten seconds, and at a tap; says why it is
 * lost. Where the host is there and the file is not, as after a deployment, the page is reloaded once, if that loses nothing.
 * Some browsers (Firefox) keep a failed import as long as the document lives: a tap may then reload again. Source: faults
 * B-09, decision 78.
 */
export function useLostPart(
  { load, onThere }: LostPart,
  /** `stays`: the page is reloaded at a tap alone. */
  page: 'reloads' | 'stays' = 'reloads',
): {
  readonly title: 'pages.partLost.title' | 'pages.partLost.offlineTitle'
  readonly text: 'pages.partLost.text' | 'pages.partLost.offlineText'
  readonly tryAgain: () => void
} {
  const { clock, visibility, reloadForCode } = useServices()
  const [offline, setOffline] = useState(isOffline)
  const there = useRef(onThere)
  const tryAgain = async (by: 'itself' | 'player', signal?: AbortSignal) => {
    try {
      await load()
      if (signal?.aborted !== true) there.current()
    } catch {
      if (signal?.aborted === true) return
      setOffline(isOffline())
      if (by === 'player' || page === 'reloads') await reloadForCode(by)
    }
  }
  const attempt = useRef(tryAgain)
  useEffect(() => {
    there.current = onThere
    attempt.current = tryAgain
  })
  useEffect(() => {
    const over = new AbortController()
    const again = () => attempt.current('itself', over.signal)
    const keepTrying = async () => {
      if (page === 'reloads') await reloadForCode('itself')
      for (;;) {
        await clock.wait(againMs, over.signal)
        await again()
      }
    }
    keepTrying().catch(() => undefined)
    const stop = visibility.onReturn(() => void again())
    return () => {
      over.abort()
      stop()
    }
  }, [clock, visibility, reloadForCode, page])
  return {
    title: offline ? 'pages.partLost.offlineTitle' : 'pages.partLost.title',
    text: offline ? 'pages.partLost.offlineText' : 'pages.partLost.text',
    tryAgain: () => void tryAgain('player'),
  }
}
