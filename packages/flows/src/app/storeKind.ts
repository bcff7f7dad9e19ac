/** Whether the store can open, as found at the start. */
export type StoreKind = 'open' | 'unknownOrigin' | 'noRegion' | 'lostVisit'
