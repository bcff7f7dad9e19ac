/** Runs a task when the page has nothing better to do, at the latest after 3 s. Returns the way to call it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 1500)
  return () => clearTimeout(timer)
}
