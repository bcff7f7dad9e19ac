/** Takes secrets out of a text. */
export type Clean = (text: string) => string

/**
 * A cleaner for these secrets in each form that an address or a message may hold them in. What follows `?` or `#` in an
 * address goes too: a token may stand there.
 */
export function createCleaner(secrets: readonly string[]): Clean {
  const forms = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      Buffer.from(secret).toString('base64'),
      JSON.stringify(secret).slice(1, -1),
    ])
    .sort((one, other) => other.length - one.length)
  return (text) =>
    forms
      .reduce((left, form) => left.replaceAll(form, '•••'), text)
      .replaceAll(/(https?:\/\/[^\s"'?#)]+)[?#][^\s"')]*/g, '$1')
}
