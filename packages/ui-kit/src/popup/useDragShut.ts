import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { dragShut } from './dragShut.ts'

/** The parts of a sheet that can be dragged shut. */
export interface DraggedSheet {
  readonly header: RefObject<HTMLDivElement | null>
  readonly sheet: RefObject<HTMLDivElement | null>
}

/** Lets the sheet be dragged shut by its header, unless only its own buttons close it. A new `close` does not end a drag. */
export function useDragShut(dismissible: boolean, close: () => void): DraggedSheet {
  const header = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(
    () =>
      dismissible && header.current && sheet.current
        ? dragShut(header.current, sheet.current, () => latest.current())
        : undefined,
    [dismissible],
  )
  return { header, sheet }
}
