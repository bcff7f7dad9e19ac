/** Sends one request a single time. */
export type Transport = (
  url: string,
  init: RequestInit,
  by: { readonly fetchRequest: typeof fetch; readonly signal: AbortSignal },
) => Promise<Response>
