/** An answer of the protocol: content under code 1. */
export function successEnvelope(content: unknown): string {
  return JSON.stringify({ code: 1, msg: '', content })
}

/** A rejection of the protocol; `content` is null unless the rejection carries something. */
export function rejectionEnvelope(code: number, msg = 'rejected', content: unknown = null): string {
  return JSON.stringify({ code, msg, content })
}
