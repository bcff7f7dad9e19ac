/** An answer of the protocol: content under code 1. */
export function successEnvelope(content: unknown): string {
  return JSON.stringify({ code: 1, msg: '', content })
}

/** A refusal of the protocol; `content` is null unless the refusal carries something. */
export function refusalEnvelope(code: number, msg = 'refused', content: unknown = null): string {
  return JSON.stringify({ code, msg, content })
}
