/**
 * `fetch` over a connection of its own. A kept one can be closed by the service in the moment in which it is used again,
 * and how often that happens depends on how busy the machine is.
 */
export const freshFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('connection', 'close')
  return fetch(input, { ...init, headers })
}
