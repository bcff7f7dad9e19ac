const prefix = 'secret-of-'

/** What opens the hosted form of one order. */
export const secretOf = (billingNo: string): string => prefix + billingNo

/** The order that a secret opens; null for any other text. */
export const billingNoOf = (secret: string): string | null =>
  secret.startsWith(prefix) ? secret.slice(prefix.length) : null
