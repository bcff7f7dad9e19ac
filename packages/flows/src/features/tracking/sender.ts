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
  | 'journal'
  | 'translator'
  | 'brandStorage'
  | 'tracking'
>
