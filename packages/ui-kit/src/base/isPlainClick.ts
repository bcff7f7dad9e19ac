import type { MouseEvent } from 'react'

/** Whether a click on a link asks for nothing but to follow it; with a modifier key the browser decides where it opens. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
