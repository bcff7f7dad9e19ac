import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { memoizeAsync } from '../platform/memoizeAsync.ts'
import { loadCode } from './loadCode.ts'
import { useServices } from './servicesContext.tsx'

/** A part of the page whose code is a chunk of its own. */
export interface LoadedPart<Props extends object> {
  readonly Part: ComponentType<Props>
  /** Fetches the code ahead; rejects when it cannot be loaded. */
  readonly load: () => Promise<unknown>
}

const nothing = () => null

/**
 * Draws a part as soon as its code is loaded, at once if it is loaded already, and `Fallback` until then. Lost code is
 * requested twice more; then a `LostCode` is thrown to the next `ChunkGuard`. This is not `lazy`, because React suspends
 * that even when the code is loaded, and then delays it until 300 ms after the last fallback.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = nothing,
  /**
   * `leftOut`: the page can do without the part, and stays as it is when the code cannot be loaded; it is requested
   * again when the player returns or the network is back. Source: faults B-09.
   */
  missing: 'thrown' | 'leftOut' = 'thrown',
): LoadedPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const loadOnce = memoizeAsync(async () => {
    loaded = await load()
  })

  function Part(props: Props) {
    const { clock, visibility } = useServices()
    const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null)
    const [, redraw] = useState(loaded !== null)
    useEffect(() => {
      const over = new AbortController()
      const show = () => over.signal.aborted || redraw(true)
      const stops: (() => void)[] = []
      const lost = (reason: unknown) => {
        if (over.signal.aborted) return
        if (missing === 'thrown') return setFailure({ reason })
        stops.push(visibility.onReturn(() => void loadOnce().then(show, () => undefined)))
      }
      loadCode(loadOnce, clock, over.signal).then(show, lost)
      return () => {
        over.abort()
        for (const stop of stops) stop()
      }
    }, [clock, visibility])
    if (failure !== null) throw failure.reason
    const Loaded = loaded
    return Loaded === null ? <Fallback {...props} /> : <Loaded {...props} />
  }

  return { Part, load: loadOnce }
}
