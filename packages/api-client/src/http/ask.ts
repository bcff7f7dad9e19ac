/** Sends one request a single time. */
export type Ask = (
  url: string,
  init: RequestInit,
  by: { readonly fetchRequest: typeof fetch; readonly signal: AbortSignal },
) => Promise<Response>
