import type { CardKind } from '../partNames.ts'

/** All kinds of cards; what is exchanged always has a wide one. */
export const cardKinds: readonly CardKind[] = [false, true].flatMap((isLimit) => [
  { isExchange: false, isLimit, isWide: false },
  { isExchange: false, isLimit, isWide: true },
  { isExchange: true, isLimit, isWide: true },
])
