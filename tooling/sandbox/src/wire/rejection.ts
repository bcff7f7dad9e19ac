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

/**
 * Reads an obfuscated login value: three lower-case hex characters, then the base64 of the value and the same three.
 * Null when it is not one. Source: spec §5 "Login", decision 34.
 */
export function deobfuscate(text: string): string | null {
  const prefix = text.slice(0, 3)
  const encoded = text.slice(3)
  if (!/^[0-9a-f]{3}$/.test(prefix) || !/^[A-Za-z0-9+/]+=*$/.test(encoded)) return null
  const plain = Buffer.from(encoded, 'base64').toString('utf8')
  return plain.endsWith(prefix) && plain.length > 3 ? plain.slice(0, -3) : null
}

/** Whether the sandbox has a text for this reason. */
export const isSandboxReason = (reason: ServiceReason): reason is SandboxReason =>
  reason in seedTexts.en.rejections

/** What the sandbox says in one language when it rejects a call. */
export const rejectionText = (reason: SandboxReason, language: Language): string =>
  seedTexts[language].rejections[reason]
