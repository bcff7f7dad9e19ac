/** Waits; rejects with an `AbortError` when the signal aborts first. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** The error of a call or a wait that its caller aborted. */
export function abortError(): DOMException {
  return new DOMException('The caller aborted', 'AbortError')
}

/** Waits with the platform's timer. */
export const waitFor: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(abortError())
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
