/**
 * A random id of 32 hex characters; works where `crypto.randomUUID` does not exist yet. Old web views have no other source of chance
 * than `Math.random`, and a shim may fill in nothing: ids differ there too. Source: faults W-14.
 */
export function newId(): string {
  const bytes = new Uint8Array(16)
  try {
    crypto.getRandomValues(bytes)
  } catch {
    /* filled in below */
  }
  const filled = bytes.some(Boolean) ? bytes : bytes.map(() => Math.random() * 256)
  return Array.from(filled, (byte) => (byte + 256).toString(16).slice(1)).join('')
}
