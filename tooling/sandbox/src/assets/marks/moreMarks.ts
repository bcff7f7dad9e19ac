import { wallets, word } from './marks.ts'
import type { Mark } from './marks.ts'

const white = '#ffffff'

/** Ways that a bank or an operator settles. Own drawings that say the name; no file of a provider. */
const banks: Readonly<Record<string, Mark>> = {
  naver: {
    ground: '#03c75a',
    drawing: `${word('N', white, { x: 13, top: 11, height: 11, weight: 3 })}${word('pay', white, { x: 32, top: 11, height: 11, width: 20 })}`,
  },
  kakao: {
    ground: '#ffe300',
    drawing: `<path fill="#2b1b12" d="M13 9c4 0 7 2.6 7 6s-3 6-7 6l-3 3v-3.6C7.5 19.5 6 17.4 6 15c0-3.4 3-6 7-6Z"/>${word('pay', '#2b1b12', { x: 33, top: 10, height: 11, width: 20 })}`,
  },
  pix: {
    ground: white,
    drawing:
      '<path fill="#32bcad" d="m24 4 13 13-13 13-13-13Z"/><path fill="none" stroke="#fff" stroke-width="2.4" d="M13 12c6 0 7 5 11 5s5-5 11-5M13 22c6 0 7-5 11-5s5 5 11 5"/>',
  },
  boleto: {
    ground: white,
    drawing:
      '<path fill="#1d2a33" d="M7 7h2v20H7zM11 7h4v20h-4zM17 7h1.5v20H17zM21 7h3v20h-3zM26 7h1.5v20H26zM30 7h4v20h-4zM36 7h1.5v20H36zM39.5 7h2v20h-2z"/>',
  },
  ideal: {
    ground: white,
    drawing: `<path fill="#cc0066" d="M20 7h9a10 10 0 0 1 0 20h-9Z"/><circle fill="#1d1d1b" cx="13" cy="12" r="4"/><path fill="#1d1d1b" d="M10 18h6v9h-6Z"/>${word('D', white, { x: 30, top: 13, height: 9 })}`,
  },
  sofort: { ground: '#ee7f00', drawing: word('SOFORT', white, { top: 11, height: 11, weight: 2.4 }) },
  bancontact: {
    ground: white,
    drawing:
      '<path fill="#005ea8" d="M7 18h14c4 0 6-8 10-8h10c-3 9-6 14-12 14H14c-4 0-6-2-7-6Z"/><path fill="#ffd800" d="M21 18c4 0 6-8 10-8h10l-2 5H30c-3 0-5 3-9 3Z"/>',
  },
  klarna: {
    ground: '#ffb3c7',
    drawing: `${word('K', '#0b051d', { x: 22, top: 9, height: 15, weight: 2.8 })}<circle fill="#0b051d" cx="33" cy="23" r="2.4"/>`,
  },
  mada: {
    ground: white,
    drawing: `<path fill="#84bd00" d="M8 8h14v4H8z"/><path fill="#00a3e0" d="M8 14h14v4H8z"/>${word('mada', '#3a3f44', { top: 17, height: 11, width: 32 })}`,
  },
  mir: {
    ground: white,
    drawing:
      '<g fill="none" stroke="#0f754e" stroke-width="3" stroke-linejoin="round"><path d="M7 24V11l5 7 5-7v13M22 11v13l6-13v13"/></g><path fill="#0f754e" d="M33 11h3v13h-3Z"/><path fill="#0aa0e0" d="M35 11h7c1 4-1 7-5 7h-2Z"/>',
  },
  sbp: {
    ground: white,
    drawing:
      '<path fill="#5b57a2" d="m14 6 7 5v5Z"/><path fill="#d90751" d="m14 6 4 11-4 11Z"/><path fill="#0faaff" d="m21 18 6-4 6 3-12 7Z"/><path fill="#ee6b1c" d="m21 11 12 7-6 3-6-5Z"/><path fill="#1d9c48" d="m14 28 7-10v6Z"/>',
  },
  yoomoney: {
    ground: '#8b3ffd',
    drawing:
      '<circle fill="#fff" cx="29" cy="17" r="10"/><circle fill="#8b3ffd" cx="29" cy="17" r="4.5"/><path fill="#fff" d="M9 11h7v14l-7-5Z"/>',
  },
}

/** Every mark by its name in the seeds. */
export const marks: Readonly<Record<string, Mark>> = { ...wallets, ...banks }
