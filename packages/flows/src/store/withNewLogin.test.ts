import { getCouponList, receiveCoupons } from '@topup/api-client'
import { expect, test } from 'vitest'
import { content, held, rejection } from '../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import { flush } from '../testing/flush.ts'
import { withNewLogin } from './withNewLogin.ts'

const list = { client_id: '100001', use_category: 'avail,lock' as const }

/** Sends a call as Ren Hoshi, and rejects it with a code after `then`. */
function atCall(code: number, then: (session: ReturnType<typeof createFakeServices>['session']) => void) {
  const service = held()
  const answers = { [getCouponList.path]: service.endpoint, [receiveCoupons.path]: service.endpoint }
  const { api, session } = createFakeServices({ account: renHoshi, answers })
  const client = withNewLogin(api, session)
  const reject = async () => {
    then(session)
    service.answer(rejection(code, 'No'))
    await flush()
    service.answer(content([]))
  }
  return { api, client, reject }
}
const again = (session: ReturnType<typeof createFakeServices>['session']) => {
  session.getState().logOut()
  session.getState().logIn({ ...renHoshi, oauthToken: 'token-2' })
}

test.each([-600, 6001])(
  '%d to a login that another one has replaced is no answer: the call is sent again',
  async (code) => {
    const { api, client, reject } = atCall(code, again)
    const call = client.call(getCouponList, list)
    await reject()
    expect(await call).toMatchObject({ ok: true })
    expect(api.callsTo(getCouponList.path)).toHaveLength(2)
  },
)

test.each([-600, 6001])('%d to such a login is only words where a call is sent once', async (code) => {
  const { api, client, reject } = atCall(code, again)
  const call = client.call(receiveCoupons, { client_id: '100001', coupon_code: 'A' })
  await reject()
  expect(await call).toMatchObject({ ok: false, error: { reason: 'other', code, message: 'No' } })
  expect(api.callsTo(receiveCoupons.path)).toHaveLength(1)
})

test.each<[string, number, Parameters<typeof atCall>[1], string]>([
  ['while the login is the same', -600, () => undefined, 'notLoggedIn'],
  ['while nobody is logged in', -600, (session) => session.getState().logOut(), 'notLoggedIn'],
  ['when it is about the game', -3001, again, 'notAGame'],
])('a refusal is believed %s', async (_when, code, then, reason) => {
  const { api, client, reject } = atCall(code, then)
  const call = client.call(getCouponList, list)
  await reject()
  expect(await call).toMatchObject({ ok: false, error: { reason } })
  expect(api.callsTo(getCouponList.path)).toHaveLength(1)
})
