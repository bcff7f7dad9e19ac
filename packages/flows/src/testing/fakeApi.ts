import { reasonOf } from '@topup/api-client'
import type { ApiClient, ApiError, CallOptions } from '@topup/api-client'
import type { Result } from '@topup/domain'

/** The answer of a fake service to one call: content, or an error. */
export type FakeAnswer = Result<unknown, ApiError>

/** How a fake service answers one endpoint; a promise lets a test decide when. */
export type FakeEndpoint = (request: Readonly<Record<string, unknown>>) => FakeAnswer | Promise<FakeAnswer>

/** One call that was made. */
export interface FakeCall {
  readonly path: string
  readonly request: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal | undefined
}

/** A client whose answers a test sets by path; a path without one is unreachable. */
export interface FakeApi extends ApiClient {
  readonly calls: readonly FakeCall[]
  answer(path: string, endpoint: FakeEndpoint): void
  /** The calls made to one path. */
  callsTo(path: string): readonly FakeCall[]
  /** How often the player wanted a fresh attempt. */
  hurries(): number
}

const origin = 'https://api.store.example'

/** Makes an answer with content in a valid envelope. */
export const content = (value: unknown): FakeAnswer => ({ ok: true, value })

/** Makes a well-formed rejection; the fake client names its reason, as the client does, by the path that is called. */
export const rejection = (code: number, message: string, carried: unknown = null): FakeAnswer => ({
  ok: false,
  error: { kind: 'rejected', endpoint: '', reason: 'other', code, message, content: carried },
})

/** An error as the client gives it for a call of this path. */
export const errorOf = (error: ApiError, path: string): ApiError =>
  error.kind === 'rejected' ? { ...error, reason: reasonOf(error.code, path) } : error

/** Makes the result of a call that no host answers. */
export const unreachable = (): FakeAnswer => ({
  ok: false,
  error: { kind: 'network', endpoint: '', hostsTried: [origin], mayHaveTakenEffect: false },
})

/** Makes an endpoint whose answer a test gives when it is ready. */
export function held(): { readonly endpoint: FakeEndpoint; answer(answer: FakeAnswer): void } {
  const waiting: ((answer: FakeAnswer) => void)[] = []
  return {
    endpoint: () => new Promise((resolve) => waiting.push(resolve)),
    answer: (answer) => {
      for (const resolve of waiting.splice(0)) resolve(answer)
    },
  }
}

/** Makes the client. `answers` are by path; requests are kept as they were made. */
export function createFakeApi(answers: Readonly<Record<string, FakeEndpoint>> = {}): FakeApi {
  const endpoints = new Map(Object.entries(answers))
  const calls: FakeCall[] = []
  let hurries = 0
  const call = async (
    endpoint: { readonly path: string },
    request: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ) => {
    calls.push({ path: endpoint.path, request, signal: options?.signal })
    const answer = await (endpoints.get(endpoint.path) ?? unreachable)(request)
    return answer.ok
      ? { ok: true, value: { content: answer.value, apiOrigin: origin } }
      : { ok: false, error: errorOf(answer.error, endpoint.path) }
  }
  return {
    calls,
    callsTo: (path) => calls.filter((made) => made.path === path),
    answer: (path, endpoint) => void endpoints.set(path, endpoint),
    // That a test's content fits the endpoint is a convention, not a type.
    call: call as unknown as ApiClient['call'],
    currentOrigin: () => origin,
    tryNow: () => void (hurries += 1),
    hurries: () => hurries,
  }
}
