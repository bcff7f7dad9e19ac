import { errorCodes, getOrderInfo, getPageConfig, getUserInfo, loginAuth } from '@topup/api-client/contract'
import { recoding } from '../deviations.ts'
import type { Seeded } from './seeded.ts'

/** Codes with another meaning than the contract gives them. */
export const codeDeviations: readonly Seeded[] = [
  [
    'a wrong password that asks for a login',
    {
      answers: (answer) => {
        if (answer.path === loginAuth.path && !answer.body.startsWith('{"code":1,'))
          answer.body = JSON.stringify({ code: errorCodes.notLoggedIn.code, msg: '', content: null })
      },
    },
    'a wrong password',
    'broken',
    'code',
    /^the code -600$/,
  ],
  [
    'an unknown token that is taken',
    recoding(getUserInfo, errorCodes.notLoggedIn.code, 1, { suid: '7', username: 'somebody' }),
    'an unknown token',
    'broken',
    'code',
    /^success/,
  ],
  [
    'success for an unknown intent',
    recoding(getOrderInfo, errorCodes.noSuchOrder.code, 1, { billing_no: '1', status: 1 }),
    'an unknown intent',
    'broken',
    'code',
    /^success/,
  ],
  [
    'another code for an unknown game',
    recoding(getPageConfig, errorCodes.notAGame.code, -3000),
    'an unknown game',
    'broken',
    'code',
    /^the code -3000$/,
  ],
]
