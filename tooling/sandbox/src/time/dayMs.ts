/** A day in milliseconds. */
export const dayMs = 86_400_000

/** Epoch milliseconds as the wire's epoch seconds. */
export const inSeconds = (ms: number): number => Math.floor(ms / 1000)
