import { createHash } from 'node:crypto'

/** Digits or letters that always follow from the same placeholder. */
function drawn(placeholder: string, alphabet: string, length: number): string {
  const bytes = createHash('sha512').update(placeholder).digest()
  return Array.from({ length }, (_, at) => alphabet[(bytes[at % bytes.length] ?? 0) % alphabet.length]).join(
    '',
  )
}

const digits = (placeholder: string, length: number) => `4${drawn(placeholder, '0123456789', length - 1)}`
const letters = (placeholder: string, length: number) =>
  drawn(placeholder, 'abcdefghijklmnopqrstuvwxyz0123456789', length)

/** What an id of a kind looks like at those who give it out; the kind is told by the placeholder's end. */
const forms: readonly (readonly [end: string, real: (placeholder: string) => string])[] = [
  ['-google-login', (id) => `${digits(id, 12)}-${letters(id, 32)}.apps.googleusercontent.com`],
  ['-facebook-login', (id) => digits(id, 16)],
  ['-ios-login', (id) => `com.studio${digits(id, 4)}.signin.web`],
  ['-vk-login', (id) => digits(id, 8)],
  ['-store-event', (id) => `ev_${letters(id, 20)}`],
  ['-store-app', (id) => digits(id, 9)],
  ['', (id) => digits(id, 14)],
]

/**
 * The source of a brand's facts with values in place of the placeholders that look as real ones do: hosts outside `.example`,
 * ids of the forms that login providers and games give out. Nothing in them tells the brand, except the hosts.
 * Source: decisions 37 and 64.
 */
export function withRealValues(source: string, key: string): string {
  return source
    .replaceAll(/\b([\w-]+)\.example\b/g, '$1-topup.com')
    .replaceAll(new RegExp(`'(${key}-[\\w-]+)'`, 'g'), (_, id: string) => `'${realId(id)}'`)
    .replaceAll(/clientId: 9(\d{5})\b/g, (_, rest: string) => `clientId: 9777${rest.slice(-2)}`)
    .replaceAll(/'placeholder[^']*'/gi, (text) => `'Kita 1-2-3 ${letters(text, 5)}'`)
}

function realId(placeholder: string): string {
  const [, real] = forms.find(([end]) => placeholder.endsWith(end)) ?? ['', () => placeholder]
  return real(placeholder)
}
