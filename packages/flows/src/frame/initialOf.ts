/** The letter that stands for a player in a round picture; empty for an empty name. A character beyond the basic plane stays whole. */
export const initialOf = (name: string): string => (Array.from(name)[0] ?? '').toUpperCase()
