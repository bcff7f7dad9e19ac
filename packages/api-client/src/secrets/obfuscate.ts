import { base64 } from './base64.ts'

/**
 * Writes a user name or password the way the login expects it: `prefix + base64(value + prefix)`, the prefix being three
 * random lower-case hex characters. It hides nothing from anyone who can read it. The value is trimmed.
 * Source: spec §5, decision 34.
 */
export function obfuscate(value: string, random: () => number): string {
  const prefix = Math.floor(random() * 0x1000)
    .toString(16)
    .padStart(3, '0')
  return prefix + base64(value.trim() + prefix)
}
