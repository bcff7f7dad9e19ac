import type { AccountWire, ApiError } from '@topup/api-client'
import type { Result } from '@topup/domain'

/** The account in an answer, without the host that gave it. */
export async function accountFrom(
  answer: Promise<Result<{ readonly content: AccountWire }, ApiError>>,
): Promise<Result<AccountWire, ApiError>> {
  const settled = await answer
  return settled.ok ? { ok: true, value: settled.value.content } : settled
}

/** Builds an authorisation address with its parameters, in order. */
export function addressOf(page: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(page)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
