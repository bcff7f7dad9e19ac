import { createElement, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { memoizeAsync } from '../platform/memoizeAsync.ts'

/** A part of the page whose code is a chunk of its own. */
export interface LoadedPart<Props extends object> {
  readonly Part: ComponentType<Props>
  /** Fetches the code ahead; rejects when it cannot be loaded. */
  readonly load: () => Promise<unknown>
}

const nothing = () => null

/**
 * Draws a part as soon as its code is loaded, at once if it is loaded already, and `Fallback` until then. When
 * the code cannot be loaded, the error is thrown to the next boundary; a part that is mounted again requests it
 * again. This is not `lazy`, because React suspends that even when the code is loaded, and then delays it until
 * 300 ms after the last fallback.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType = nothing,
  /**
   * `leftOut`: the page can do without the part, and stays as it is when the code cannot be loaded. A component is
   * drawn in its place. Source: faults B-09.
   */
  missing: 'thrown' | 'leftOut' | ComponentType<Props> = 'thrown',
): LoadedPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const loadOnce = memoizeAsync(async () => {
    loaded = await load()
  })

  function Part(props: Props) {
    const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null)
    const [, redraw] = useState(loaded !== null)
    useEffect(() => {
      let isGone = false
      loadOnce().then(
        () => isGone || redraw(true),
        (reason: unknown) => isGone || missing === 'leftOut' || setFailure({ reason }),
      )
      return () => {
        isGone = true
      }
    }, [])
    if (failure !== null) {
      if (typeof missing === 'string') throw failure.reason
      return createElement(missing, props)
    }
    const Loaded = loaded
    return Loaded === null ? <Fallback /> : <Loaded {...props} />
  }

  return { Part, load: loadOnce }
}
