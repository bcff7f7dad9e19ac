/** What a page says to a worker. */
export type WorkerMessage =
  | { readonly kind: 'used' }
  | { readonly kind: 'takeOver'; readonly version: string }

/** Reads a message; null for anything else, such as one of an older release. */
export function readMessage(said: unknown): WorkerMessage | null {
  if (typeof said !== 'object' || said === null || !('kind' in said)) return null
  if (said.kind === 'takeOver' && 'version' in said && typeof said.version === 'string')
    return { kind: 'takeOver', version: said.version }
  return said.kind === 'used' ? { kind: 'used' } : null
}
