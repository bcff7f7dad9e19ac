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

// With the u flag only halves without their partner match; encodeURIComponent throws on those.
const loneSurrogate = /[\uD800-\uDFFF]/gu

/** Base64 of a text's UTF-8 bytes; halves of broken characters become U+FFFD, as everywhere on the web. */
export function base64(text: string): string {
  const escaped = encodeURIComponent(text.replace(loneSurrogate, '\uFFFD'))
  return btoa(
    escaped.replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )
}

/** A number in [0, 1) that cannot be guessed, where the browser has a source of such numbers. Source: faults S5, W-14. */
export function secureRandom(): number {
  try {
    const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
    return bits / 2 ** 32
  } catch {
    return Math.random()
  }
}
