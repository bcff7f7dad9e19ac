/** Printable ASCII without space: what tokens and codes are made of. */
const isSecret = (value: string) => /^[\x21-\x7e]{1,2048}$/.test(value)

/** Parameters read once into memory and never written back: tokens and single-use login codes. Source: decision 35, faults A-02. */
export const secretParameters: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['oauth_token', isSecret],
  ['oauth_verifier', isSecret],
  ['code', isSecret],
  ['state', isSecret],
  ['access_token', isSecret],
  ['id_token', isSecret],
  ['user_id', isSecret],
])

const secret = new RegExp(
  `(?:^|\\W)(?:${[...secretParameters.keys()].join('|')})\\W*=|oauth_|access_token|id_token`,
  'i',
)

/** Whether an address, or a part of one, may hold a secret in any form: it errs to one side. Source: decision 35, faults A-02. */
export const holdsSecret = (part: string): boolean => secret.test(withoutEscapes(part))

/** Without the escapes of ASCII, made up to three times; those of other letters and broken ones stay. */
export const withoutEscapes = (text: string): string => unescapedWhile(text, (plain) => plain.includes('%'))

/** Parameters that were escaped as a whole, with the escapes that their values had before. */
export const parametersIn = (text: string): string => unescapedWhile(text, (plain) => !plain.includes('='))

function unescapedWhile(text: string, isEscaped: (plain: string) => boolean): string {
  let plain = text
  for (let times = 0; times < 3 && isEscaped(plain); times += 1)
    plain = plain.replace(/%[0-7][\dA-F]/gi, (escape) => decodeURIComponent(escape))
  return plain
}
