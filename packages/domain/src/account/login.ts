import { cleanTyped, plainCardText } from '../format/typedText.ts'

/** What the login form holds; secrets while it is open. */
export interface LoginForm {
  readonly username: string
  readonly password: string
}

/** What the card form holds; secrets while it is open. */
export interface CardForm {
  readonly cardNumber: string
  readonly cardPassword: string
}

/** Longest card number or password, after trimming, in characters. Source: spec §9. */
export const cardFieldMaxLength = 80

/** Whether the login button is enabled: a username and a password, no rule about their length. Source: spec §5. */
export function canLogin(form: LoginForm): boolean {
  return cleanTyped(form.username) !== '' && form.password.trim() !== ''
}

/** Whether the card button is enabled: both fields present, at most 80 characters each after trimming. Source: spec §5. */
export function canCardLogin(form: CardForm): boolean {
  return isCardField(plainCardText(form.cardNumber)) && isCardField(plainCardText(form.cardPassword))
}

function isCardField(value: string): boolean {
  return value !== '' && value.length <= cardFieldMaxLength
}
