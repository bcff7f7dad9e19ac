import type { Deviation } from '../deviatingProxy.ts'

/** What a service does differently, the line that has to name it, its verdict and path, and what the line says of it. */
export type Seeded = readonly [
  title: string,
  deviation: Deviation,
  subject: string,
  verdict: 'broken' | 'tolerated',
  path: string,
  found: RegExp,
]
