// With the u flag only halves without their partner match; encodeURIComponent throws on those.
const loneSurrogate = /[\uD800-\uDFFF]/gu

/** Base64 of a text's UTF-8 bytes; halves of broken characters become U+FFFD, as everywhere on the web. */
export function base64(text: string): string {
  const escaped = encodeURIComponent(text.replace(loneSurrogate, '\uFFFD'))
  return btoa(
    escaped.replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )
}
