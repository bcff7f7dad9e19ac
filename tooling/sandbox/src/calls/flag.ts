/** A switch as the service sends it. */
export const flag = (on: boolean): 0 | 1 => (on ? 1 : 0)
