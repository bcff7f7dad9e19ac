/**
 * A part of the browser; undefined where it is missing, or refused: where storage is blocked and in some frames, reading the
 * property itself throws. Source: faults B-08, W-04.
 */
export function reachable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
