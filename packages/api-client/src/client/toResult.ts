import { err, ok, type Result } from '@topup/domain'
import type { ApiEndpoint, ContentOf } from '../contract/endpoint.ts'
import { reasonOf } from '../contract/errorCodes.ts'
import type { ApiError } from '../errors/apiError.ts'
import type { Attempted } from '../failover/createHttp.ts'

/** A successful answer and the origin that gave it. */
export interface Answer<Content> {
  readonly content: Content
  readonly apiOrigin: string
  /** Whether a row of a list is missing, because it could not be read. */
  readonly isPartial: boolean
}

/**
 * Turns the outcome of the attempts into the caller's result. A call that is sent once may have taken effect
 * unless the service explicitly rejected it: any other answer, or none, leaves the outcome unknown.
 * Source: decision 27.
 */
export function toResult<E extends ApiEndpoint>(
  endpoint: E,
  { hostsTried, reading }: Attempted<E>,
): Result<Answer<ContentOf<E>>, ApiError> {
  const mayHaveTakenEffect = endpoint.retry === 'never'
  const at = endpoint.path
  const apiOrigin = hostsTried[hostsTried.length - 1] ?? ''
  switch (reading.kind) {
    case 'content':
      return ok({ content: reading.content, apiOrigin, isPartial: reading.isPartial })
    case 'rejected': {
      const { code, content, message } = reading
      return err({
        kind: 'rejected',
        endpoint: at,
        reason: reasonOf(code, at),
        code,
        message,
        content,
        apiOrigin,
      })
    }
    case 'unreachable':
      return err({ kind: 'network', endpoint: at, hostsTried, mayHaveTakenEffect })
    case 'notAnEnvelope':
      return err({
        kind: 'malformed',
        endpoint: at,
        path: '',
        expected: reading.expected,
        mayHaveTakenEffect,
      })
    case 'schemaMismatch': {
      const { expected, path } = reading
      return err({ kind: 'malformed', endpoint: at, path, expected, mayHaveTakenEffect })
    }
  }
}
