/**
 * Runs a task when the page is idle, after 3 s at the latest; after `laterMs` where the browser cannot tell. Returns a function that
 * cancels it.
 */
export function whenIdle(task: () => void, laterMs = 1500): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, laterMs)
  return () => clearTimeout(timer)
}
