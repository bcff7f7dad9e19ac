import { type Services, madeOnce } from './services.ts'

/**
 * What is left of the passwords that somebody logged in with on this page, to know one again: a sum with a grain of chance, from
 * which no password can be read. In memory alone.
 */
const marksOf = () => ({ grain: Math.random().toString(36), marks: new Set<string>() })

type Page = Pick<Services, 'made'>

/** Remembers the password of an account that logs in, so that it is not sent as something else. Source: faults W-02. */
export function rememberLoginPassword(page: Page, password: string): void {
  const { grain, marks } = madeOnce(page, marksOf)
  marks.add(markOf(grain + password.trim()))
}

/** Whether this is the password of a login on this page: a password manager may have filled it in. Source: faults W-02. */
export function isLoginPassword(page: Page, text: string): boolean {
  const { grain, marks } = madeOnce(page, marksOf)
  return marks.has(markOf(grain + text.trim()))
}

/** Two sums of 32 bits (FNV-1a), one of them over the text backwards. */
const markOf = (text: string): string => {
  const letters = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  return `${sumOf(letters)} ${sumOf(letters.reverse())} ${letters.length}`
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => Math.imul(sum ^ each, 16_777_619) >>> 0, 2_166_136_261)
