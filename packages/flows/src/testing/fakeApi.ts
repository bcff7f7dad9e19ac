import type { ApiClient, ApiError, CallOptions, RejectionReason } from '@topup/api-client'
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
}

const origin = 'https://api.store.example'

/** Makes an answer with content in a valid envelope. */
export const content = (value: unknown): FakeAnswer => ({ ok: true, value })

/** Makes a well-formed rejection. */
export const rejection = (code: number, message: string, reason: RejectionReason = 'other'): FakeAnswer => ({
  ok: false,
  error: { kind: 'rejected', endpoint: '', reason, code, message, content: null },
})

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
  const call = async (
    endpoint: { readonly path: string },
    request: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ) => {
    calls.push({ path: endpoint.path, request, signal: options?.signal })
    const answer = await (endpoints.get(endpoint.path) ?? unreachable)(request)
    return answer.ok ? { ok: true, value: { content: answer.value, apiOrigin: origin } } : answer
  }
  return {
    calls,
    callsTo: (path) => calls.filter((made) => made.path === path),
    answer: (path, endpoint) => void endpoints.set(path, endpoint),
    // That a test's content fits the endpoint is a convention, not a type.
    call: call as unknown as ApiClient['call'],
    currentOrigin: () => origin,
  }
}
