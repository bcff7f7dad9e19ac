/** How many rows are drawn at a time: a service may send thousands, and each costs a slow phone milliseconds. Source: faults W-11. */
export const rowsAtATime = 60
