import type { Services } from '../../store/services.ts'

/** What sending needs from the store. */
export type Sender = Pick<
  Services,
  | 'brand'
  | 'catalogue'
  | 'clock'
  | 'device'
  | 'deployment'
  | 'entry'
  | 'translator'
  | 'brandStorage'
  | 'tracking'
>

/** What sending needs from the page. */
export interface SendingPage {
  readonly browser: Pick<Window, 'addEventListener' | 'navigator' | 'matchMedia'>
  readonly whenIdle: (task: () => void) => void
  /** The platform's fetch when left out. */
  readonly fetch?: typeof fetch
}

/** How long a data host in trouble is left alone, in milliseconds: what waits meanwhile is not lost with the first. */
export const pauseMs = 4000

/** How often something is sent until a good answer comes. Source: spec §8 "Network errors". */
export const maxAttempts = 3
