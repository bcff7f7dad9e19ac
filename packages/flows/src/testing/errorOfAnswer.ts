import { createApiClient, getPageConfig } from '@topup/api-client'
import type { ApiEndpoint, ApiError } from '@topup/api-client'
import { vi } from 'vitest'

const never = new Promise<void>(() => {})

/** The error that the real client makes of an answer's text, for the call to `path`; null means no answer at all. */
export async function errorOfAnswer(
  answer: string | null,
  path: ApiEndpoint['path'] = getPageConfig.path,
): Promise<ApiError> {
  // The pauses between the attempts pass at once.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const client = createApiClient({
    origins: { api: 'https://api.store.example', backups: [] },
    fetch: () =>
      answer === null ? Promise.reject(new TypeError('no')) : Promise.resolve(new Response(answer)),
    now: () => 0,
    wait: () => never,
    random: () => 0,
    memory: { read: () => null, write: () => {} },
    context: () => ({ idfv: 'd', specLang: null, oauthToken: null }),
  })
  let isOver = false
  const call = client
    .call({ ...getPageConfig, path }, { client_id: '1', domain_area: 'sea' })
    .finally(() => (isOver = true))
  while (!isOver) await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  const result = await call
  if (result.ok) throw new Error('The answer is no error')
  return result.error
}
