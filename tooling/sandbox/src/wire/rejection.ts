import type { Language } from '@topup/domain'
import { codeOf, type ServiceReason } from '@topup/service-model'
import { seedTexts, type SandboxReason } from '../seed/texts.ts'

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

/** Whether the sandbox has a text for this reason. */
export const isSandboxReason = (reason: ServiceReason): reason is SandboxReason =>
  reason in seedTexts.en.rejections

/** What the sandbox says in one language when it rejects a call. */
export const rejectionText = (reason: SandboxReason, language: Language): string =>
  seedTexts[language].rejections[reason]
