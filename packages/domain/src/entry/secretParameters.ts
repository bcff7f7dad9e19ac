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
