/**
 * Empties the browser's list of requested URLs, now and after the current task, because the entry of a request
 * may be added only after its answer has been read. Source: decision 35, faults S4.
 */
export function clearResourceTimings(): void {
  if (typeof performance === 'undefined' || typeof performance.clearResourceTimings !== 'function') return
  performance.clearResourceTimings()
  setTimeout(() => performance.clearResourceTimings(), 0)
}
