/** 128 random bits as 32 hex characters, so that nobody can guess the state of an attempt. Source: faults A-07. */
export function randomState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
