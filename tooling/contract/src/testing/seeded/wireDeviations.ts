import {
  evokeGame,
  getCountryList,
  getCouponList,
  getGameLogo,
  getLoginConfig,
  getServerList,
  getVipInfo,
} from '@topup/api-client/contract'
import { answering, heading, saying } from '../deviations.ts'
import type { Seeded } from './seeded.ts'

/** A clock that only tests move: epoch milliseconds, and a count of milliseconds. */
export interface TestClock {
  nowMs: number
  tickMs: number
}

/** Answers that come in another way than the contract says. */
export const wireDeviations: readonly Seeded[] = [
  [
    'an answer without an envelope',
    saying(getGameLogo, () => '{"icon":"https://a.example/i.png"}'),
    'getGameLogo',
    'broken',
    '',
    /^an object without a code$/,
  ],
  [
    'HTML for an answer',
    saying(getCountryList, () => '<!doctype html><title>Sign in</title>'),
    'getCountryList',
    'broken',
    '',
    /^HTML$/,
  ],
  [
    'the HTTP status 500',
    answering(getServerList, (answer) => {
      answer.status = 500
    }),
    'getServerList',
    'broken',
    '',
    /^the HTTP status 500$/,
  ],
  [
    'a redirect',
    answering(getGameLogo, (answer) => {
      answer.status = 302
      answer.headers['location'] = 'https://elsewhere.example/'
    }),
    'getGameLogo',
    'broken',
    '',
    /^the HTTP status 302$/,
  ],
  [
    'an answer that no page may read',
    heading((headers, path) => {
      if (path === evokeGame.path) delete headers['access-control-allow-origin']
    }),
    'evokeGame',
    'broken',
    'headers.access-control-allow-origin',
    /^nothing$/,
  ],
  [
    'a hidden Date',
    heading((headers) => {
      delete headers['access-control-expose-headers']
    }),
    'Date is exposed',
    'tolerated',
    'headers.access-control-expose-headers',
    /no such name/,
  ],
  [
    'a body that is no gzip',
    saying(getCouponList, (body) => body, { 'content-encoding': 'gzip' }),
    'getCouponList',
    'broken',
    '',
    /no valid gzip/,
  ],
  [
    'byte order marks',
    saying(getLoginConfig, (body) => `\uFEFF\uFEFF${body}`),
    'getLoginConfig',
    'tolerated',
    '',
    /byte order mark/,
  ],
]

/** A service that is late or lives in another time; `clock` is that of the check. */
export const clockDeviations = (clock: TestClock): readonly Seeded[] => [
  [
    'a clock that stands in the past',
    heading((headers) => {
      headers['date'] = new Date(clock.nowMs - 3_600_000).toUTCString()
    }),
    'the clock',
    'broken',
    'headers.date',
    /^3600 s behind/,
  ],
  [
    'an answer after twelve seconds',
    answering(getVipInfo, () => {
      clock.tickMs += 12_000
    }),
    'getVipInfo',
    'broken',
    '',
    /^12\.0 s$/,
  ],
]
