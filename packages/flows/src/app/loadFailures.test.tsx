import {
  getCouponList,
  getCumulativeActivityInfo,
  getGameList,
  getPageConfig,
  getPaywayList,
  getProductPoints,
  getReplenishmentGameList,
  getReplenishmentInfo,
  getServerList,
  getVipBasicInfo,
  getVipInfo,
} from '@topup/api-client'
import { pageConfigWire, vipBasicWire, vipInfoWire } from '@topup/api-client/testing'
import { buildProduct } from '@topup/domain/testing'
import { act, cleanup, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useRewards } from '../features/claims/rewardsOf.ts'
import { CouponHistory } from '../features/coupons/CouponHistoryPopup.tsx'
import { CouponPopup, CouponWalletPopup } from '../features/coupons/CouponPopup.tsx'
import { GamesPopup } from '../features/games/GamesPopup.tsx'
import { ServerCharacterPopup } from '../features/games/ServerCharacterPopup.tsx'
import { ProductShelf } from '../features/products/ProductShelf.tsx'
import { CheckoutProvider } from '../features/purchase/recharge/useCheckout.tsx'
import { MethodList } from '../features/purchase/recharge/MethodList.tsx'
import { ActivityPage } from '../pages/activity/ActivityPage.tsx'
import { LinkPage } from '../pages/paymentLink/LinkPage.tsx'
import { GameIdLogin } from '../pages/paymentLink/PaymentLinkPage.tsx'
import { SelectGamePage } from '../pages/steps/SelectGamePage.tsx'
import { VipPage } from '../pages/vip/VipPage.tsx'
import { content } from '../testing/fakeApi.ts'
import { errorOfAnswer } from '../testing/errorOfAnswer.ts'
import { createFakeServices, renHoshi, type FakeServices } from '../testing/fakeServices.ts'
import { flush } from '../testing/flush.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { storyAnswers } from '../testing/storyAnswers.ts'

afterEach(cleanup)

const words = 'Closed <b>until</b> 9'
const envelope = (code: number, msg = words) => JSON.stringify({ code, msg, content: null })

/** What goes wrong: the text of the answer, null for none. */
const refusals = {
  unreachable: null,
  offline: null,
  'refused with words': envelope(-4711),
  'refused without words': envelope(-4711, ''),
  '-600': envelope(-600),
  '-600 inside a game': envelope(-600),
  '-3001': envelope(-3001),
  '-3001 without words': envelope(-3001, ''),
  '-3014': envelope(-3014),
  '6001': envelope(6001),
  'no envelope': '<h1>Sign in',
  'content of a wrong shape': '{"code":1,"content":7}',
  'code 1 without content': '{"code":1}',
} as const satisfies Record<string, string | null>
type Refusal = keyof typeof refusals
const isRefusal = (name: string): name is Refusal => name in refusals

/** What the player reads, and the label of the button; a text in quotes is the service's own. */
type Said = readonly [text: string, button: string | null] | 'gone'

const again = 'common.tryAgain'
const inWords: Said = [`"${words}"`, again]
const logIn: Said = ['error.logInFirst', 'destination.logIn']
const unread: Said = ['error.unreadable', again]
const query: Said = ['error.query', 'pages.notFound.home']
/** A page of rewards without a player, and a popup of rewards that closes without one. */
const rewards: Said = ['rewards.logInTitle', 'destination.logIn']
/** The VIP centre as guests see it. */
const asGuest: Said = ['rewards.logInTitle', 'rewards.logInToClaim']
const everywhere = (said: Said) => ({
  home: said,
  part: said,
  gameList: said,
  ownPage: said,
  vipPage: said,
  ownPopup: said,
  link: said,
})
const unreadable = { ...everywhere(query), home: unread, gameList: unread, link: unread }
const signedOut = { ownPage: rewards, vipPage: asGuest, ownPopup: 'gone', link: inWords } as const
const gone: Said = ['error.gameGone', 'games.title']
const goneInWords: Said = [`"${words}"`, 'games.title']

/** One line for each thing that goes wrong: what is said, by the kind of place. */
const expected: Record<Refusal, Record<Place['at'], Said>> = {
  unreachable: everywhere(['error.network', again]),
  offline: everywhere(['error.offline', again]),
  'refused with words': everywhere(inWords),
  'refused without words': everywhere(['error.refused', again]),
  '-600': { ...everywhere(logIn), ...signedOut },
  '-600 inside a game': { ...everywhere(['error.reopen', null]), link: inWords },
  // Without a game there is nothing to show a guest either.
  '-3001': { ...everywhere(goneInWords), gameList: inWords, ...signedOut, vipPage: rewards },
  '-3001 without words': {
    ...everywhere(gone),
    gameList: ['error.gameGone', again],
    ...signedOut,
    vipPage: rewards,
    link: ['error.refused', again],
  },
  '-3014': everywhere(inWords),
  '6001': { ...everywhere([`"${words}"`, 'realName.goVerify']), ...signedOut },
  'no envelope': unreadable,
  'content of a wrong shape': unreadable,
  'code 1 without content': unreadable,
}

interface Place {
  /** The file of the place, and which of its `LoadFailed` or `Loaded` it is. */
  readonly file: string
  readonly nth: 1 | 2 | 3
  /** The rewards of a player are on pages and in popups of their own. */
  readonly at: 'home' | 'part' | 'gameList' | 'ownPage' | 'vipPage' | 'ownPopup' | 'link'
  /** The call that fails. */
  readonly call: `/${string}`
  readonly draw: () => ReactNode
  readonly load?: (services: FakeServices) => void
}

const load = ({ catalogue }: FakeServices) => void catalogue.getState().load()
const open = ({ recharge }: FakeServices) =>
  void recharge.getState().open(buildProduct(), { withCoupons: true })
const leave = () => undefined

const places: readonly Place[] = [
  {
    file: 'features/products/ShelfNote.tsx',
    nth: 1,
    at: 'home',
    call: getProductPoints.path,
    draw: () => <ProductShelf />,
    load,
  },
  {
    file: 'features/games/GamesPopup.tsx',
    nth: 1,
    at: 'gameList',
    call: getGameList.path,
    draw: () => <GamesPopup onClose={leave} />,
    load,
  },
  {
    file: 'pages/steps/SelectGamePage.tsx',
    nth: 1,
    at: 'gameList',
    call: getGameList.path,
    draw: () => <SelectGamePage />,
    load,
  },
  {
    file: 'features/games/ServerCharacterPopup.tsx',
    nth: 1,
    at: 'part',
    call: getServerList.path,
    draw: () => <ServerCharacterPopup onClose={leave} />,
  },
  {
    file: 'features/purchase/recharge/MethodList.tsx',
    nth: 1,
    at: 'part',
    call: getPaywayList.path,
    draw: () => <MethodList heading="h2" />,
    load: open,
  },
  {
    file: 'features/coupons/CouponPopup.tsx',
    nth: 1,
    at: 'part',
    call: getCouponList.path,
    draw: () => <CouponPopup onClose={leave} />,
    load: open,
  },
  {
    file: 'features/coupons/CouponPopup.tsx',
    nth: 1,
    at: 'ownPopup',
    call: getCouponList.path,
    draw: () => <CouponWalletPopup onClose={leave} />,
  },
  {
    file: 'features/coupons/CouponHistoryPopup.tsx',
    nth: 1,
    at: 'ownPopup',
    call: getCouponList.path,
    draw: () => <History />,
  },
  {
    file: 'pages/activity/ActivityPage.tsx',
    nth: 1,
    at: 'part',
    call: getPageConfig.path,
    draw: () => <ActivityPage />,
    load,
  },
  {
    file: 'pages/activity/ActivityPage.tsx',
    nth: 2,
    at: 'ownPage',
    call: getCumulativeActivityInfo.path,
    draw: () => <ActivityPage />,
    load,
  },
  {
    file: 'pages/vip/VipPage.tsx',
    nth: 1,
    at: 'part',
    call: getPageConfig.path,
    draw: () => <VipPage />,
    load,
  },
  {
    file: 'pages/vip/VipPage.tsx',
    nth: 2,
    at: 'vipPage',
    call: getVipInfo.path,
    draw: () => <VipPage />,
    load,
  },
  {
    file: 'pages/vip/VipPage.tsx',
    nth: 3,
    at: 'vipPage',
    call: getCouponList.path,
    draw: () => <VipPage />,
    load,
  },
  {
    file: 'pages/paymentLink/LinkPage.tsx',
    nth: 1,
    at: 'link',
    call: getReplenishmentInfo.path,
    draw: () => <LinkPage paymentLinkId="R1" />,
  },
  {
    file: 'pages/paymentLink/PaymentLinkPage.tsx',
    nth: 1,
    at: 'link',
    call: getReplenishmentGameList.path,
    draw: () => <GameIdLogin rpClientId="100001" />,
  },
]

function History() {
  const rewards = useRewards()
  return rewards === null ? null : <CouponHistory wallet={rewards.wallet} />
}

async function meet(place: Place, refusal: Refusal): Promise<FakeServices> {
  if (refusal === 'offline') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const error = await errorOfAnswer(refusals[refusal], place.call)
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      ...storyAnswers,
      [getPageConfig.path]: () =>
        content(pageConfigWire({ is_open_coupon: 1, cumulative_config: { is_has_cumulative: 1 } })),
      [getVipBasicInfo.path]: () => content(vipBasicWire()),
      [getVipInfo.path]: () => content(vipInfoWire()),
      [place.call]: () => ({ ok: false, error }),
    },
  })
  if (refusal === '-600 inside a game')
    services.session.setState({ isSdkVisit: true, sdkAccount: renHoshi, accounts: new Map() })
  renderInStore(services, <CheckoutProvider>{place.draw()}</CheckoutProvider>)
  await act(async () => {
    place.load?.(services)
    await flush()
  })
  return services
}

/** The text and the button that stand in the place; the text is a key, or the service's own words in quotes. */
function saidIn({ translator }: FakeServices): Said {
  const sections = [...document.querySelectorAll<HTMLElement>('section.message-content--empty')]
  const guest = document.querySelector<HTMLElement>('section .split-row')
  const section = sections.find((each) => each.closest('[role=alert]') !== null) ?? sections[0] ?? guest
  if (section === null) return 'gone'
  const keyOf = (text: string | null | undefined) =>
    keys.find((key) => translator.i18n.getResource('en', 'translation', key) === text)
  const line = section.querySelector('.message-text, .muted') ?? section.querySelector('h2, b')
  const text = line?.textContent ?? ''
  const button = within(section).queryByRole('button')
  const label = button === null ? null : (keyOf(button.textContent) ?? button.textContent)
  return [text === words ? `"${text}"` : (keyOf(text) ?? text), label]
}

const keys = [...new Set(Object.values(expected).flatMap((line) => Object.values(line).flat()))].flatMap(
  (key) => (key === null || key.startsWith('"') ? [] : [key]),
)

describe.each(places)('$file, failure $nth', (place) => {
  test.each(Object.keys(refusals).filter(isRefusal))('%s', async (refusal) => {
    const services = await meet(place, refusal)
    await waitFor(() => expect(saidIn(services)).toEqual(expected[refusal][place.at]))
    // What the place says is not said a second time.
    const toasts = services.toasts.getState().messages.map(({ text }) => text)
    if (refusal.startsWith('refused') || refusal === '-600 inside a game') expect(toasts).toEqual([])
  })
})

describe('every place that can fail to load has a line', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })

  test('no place is left out, and none is gone', () => {
    const found = Object.entries(sources).flatMap(([path, source]) => {
      const file = path.replace('../', '')
      if (/\.(test|stories)\.tsx$|\/Loaded\.tsx$/.test(file)) return []
      const count = source.match(/<(Loaded|LoadFailed)\s+\w+=|<(Loaded|LoadFailed)$/gm)?.length ?? 0
      return Array.from({ length: count }, (_, index) => `${file} ${index + 1}`)
    })
    const shown = new Set(places.map(({ file, nth }) => `${file} ${nth}`))
    expect([...shown].sort()).toEqual(found.sort())
  })
})
