/**
 * The first letter of a player's name, for the round picture; empty for an empty name. A surrogate pair stays
 * whole.
 */
export const initialOf = (name: string): string => (Array.from(name)[0] ?? '').toUpperCase()
