import { codeOf } from '@topup/service-model'
import type { SandboxReason } from './rejectionTexts.ts'

/**
 * A clear "no" of the service. Thrown, so that the transaction around it rolls back;
 * the frame turns it into an envelope.
 */
export class Rejection extends Error {
  readonly reason: SandboxReason
  readonly code: number
  readonly content: unknown

  /** Without a message the rejection is told in the words of the shop that rejects the call. */
  constructor(reason: SandboxReason, options: { message?: string; content?: unknown } = {}) {
    super(options.message)
    this.name = 'Rejection'
    this.reason = reason
    this.code = codeOf(reason)
    this.content = options.content ?? null
  }
}
