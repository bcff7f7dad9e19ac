import { getCouponList, receiveCoupons } from '@topup/api-client'
import type { Account } from '@topup/domain'
import { expect, test } from 'vitest'
import { type SessionState, accountOf } from '../../store/state/sessionStore.ts'
import { content, held, rejection } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi, starfall } from '../../testing/fakeServices.ts'
import { flush } from '../../testing/flush.ts'
import { rewardsOf } from './rewardsOf.ts'

const mika = { ...renHoshi, suid: '2', username: 'mika', oauthToken: 'token-2' }
const again = { ...renHoshi, oauthToken: 'token-2' }

/** Ren Hoshi claims a coupon; the answer comes after `then`. */
async function claimAnswered(answer: ReturnType<typeof content>, then: (session: SessionState) => void) {
  const service = held()
  const services = createFakeServices({
    account: renHoshi,
    answers: { [receiveCoupons.path]: service.endpoint, [getCouponList.path]: () => content([]) },
  })
  const claim = rewardsOf(services)?.wallet.getState().claim('A')
  await flush()
  then(services.session.getState())
  service.answer(answer)
  await claim
  await flush()
  const said = services.toasts.getState().messages.map(({ text }) => text)
  return [accountOf(services.session.getState())?.oauthToken, said]
}

const loginOf = (next: Account) => (session: SessionState) => {
  session.leave()
  session.logIn(next)
}

test.each([
  ['refuses', rejection(-600, 'Log in')],
  ['grants', content({ received: ['A'] })],
])(
  'a late answer that %s a claim says nothing to the next player, who stays logged in',
  async (_what, answer) => {
    expect(await claimAnswered(answer, loginOf(mika))).toEqual(['token-2', []])
  },
)

test('a late refusal of a claim leaves a newer login of the same player, who reads it', async () => {
  expect(await claimAnswered(rejection(-600, 'Log in'), loginOf(again))).toEqual(['token-2', ['Log in']])
})

test('what was received is said to its player in another game, too', async () => {
  const said = await claimAnswered(content({ received: ['A'] }), (session) => {
    session.chooseGame({ ...starfall, clientId: '100002' })
    session.logIn(again)
  })
  expect(said).toEqual(['token-2', ['Reward claimed']])
})
