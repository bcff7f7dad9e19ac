// @vitest-environment jsdom
import { decodeProductGroups, maxAnswerLength } from '@topup/api-client'
import { goodsGroupWire, goodsWire, pageConfigWire } from '@topup/api-client/testing'
import en from '@topup/locales/en.json'
import ja from '@topup/locales/ja.json'
import { nothingChosen, toStoredSelection, type BrandConfig } from '@topup/domain'
import { artworkFiles } from '@topup/ui-kit/artworkFile'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServices } from '../app/createServices.ts'
import { writeKeptProducts } from '../features/products/keptProducts.ts'
import { productsKeyOf, cardGroups } from '../features/products/cardProducts.ts'
import { browserClock } from '../platform/clock.ts'
import { createServiceClock } from '../platform/serviceClock.ts'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { documentTextsId } from '../i18n/documentTexts.ts'
import { createFakeDisk } from '../testing/fakeDisk.ts'
import { buildBrand, fakeDeployment } from '../testing/fakeBrand.ts'
import { readVisit } from '../visit/readVisit.ts'
import { renHoshi } from '../testing/fakeServices.ts'
import { flush } from '../testing/flush.ts'
import { askFirst } from './askFirst.ts'
import { askStart } from './askStart.ts'
import { renderFirstScreen } from './document/renderFirstScreen.tsx'
import { takeEarlyVisit } from './earlyVisit.ts'
import { paintFirst, type PaintStart } from './paintFirst.ts'
import { lateAfterMs } from './fillParts.ts'

const texts = `<script type="application/json" id="${documentTextsId}">${JSON.stringify(en)}</script>`
const { parts } = renderFirstScreen({ storeName: 'Store', Mark: () => null, isOld: false })
/** As a browser writes it. */
const serialized = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML
const shell = serialized(
  `<div id="root"><main aria-busy="true"><div><div class="destination-row"></div><div class="category-tabs"></div><div class="product-grid"></div></div></main></div>${texts}<template id="parts">${parts}</template>`,
)
const brandHere = (over: Partial<BrandConfig> = {}) =>
  buildBrand({ deployments: [{ ...fakeDeployment, origins: [location.origin] }], ...over })
const start = {
  locales: { ja: '/ja.json' },
  artworkUrls: Object.fromEntries(
    artworkFiles.map((file) => [file, `/${file}.svg`]),
  ) as PaintStart['artworkUrls'],
  popupUrls: ['/popups.css', '/popups.js'],
}

/** What the scripts in the document do, one after the other. */
function beginEarly(brand = brandHere()) {
  askFirst(askStart(brand, start.locales))
  paintFirst({ ...start, key: brand.key, defaultLanguage: brand.defaultLanguage })
}

const envelope = (content: unknown) => ({ code: 1, msg: '', content })
const answers: readonly (readonly [string, unknown])[] = [
  ['/api/pay/productPoints', envelope([goodsGroupWire({ goods: [goodsWire({ value: 'g1' })] })])],
  ['/api/config/recharge', envelope(pageConfigWire())],
  ['/api/pay/getGameListV2', envelope([])],
  ['/ja.json', ja],
]

let asked: string[]
const { setTimeout: wait } = globalThis
/** What is done when the store is late. */
let late: (() => void)[]

beforeEach(() => {
  document.head.innerHTML = ''
  asked = []
  document.body.innerHTML = shell
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/selectGoods')
  // A slow machine would say of a later test that it is late.
  late = []
  vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.stubGlobal('setTimeout', (act: () => void, ms?: number) =>
    ms === lateAfterMs ? late.push(act) : wait(act, ms),
  )
  vi.stubGlobal('fetch', (input: Request | string) => {
    const url = input instanceof Request ? input.url : input
    asked.push(url)
    const answer = answers.find(([path]) => url.includes(path))
    return Promise.resolve(Response.json(answer?.[1]))
  })
})

afterEach(async () => {
  // What a painting does in the next frame is not to meet the next test.
  await new Promise((resolve) => requestAnimationFrame(() => wait(resolve)))
  vi.unstubAllGlobals()
  delete window.topupEarly
  delete window.topupCame
  delete window.topupAsked
})

const painted = () => document.querySelectorAll('[role=tabpanel] [role=radio]').length

test('a guest sees the products before the store is loaded', async () => {
  beginEarly()
  await expect.poll(painted).toBe(1)
  expect(window.topupEarly?.isPainted()).toBe(true)
  expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('false')
})

test('texts of another language than the document’s are requested, and painted', async () => {
  createBrandStorage('store', localStorage, browserClock).write('language', 'ja')
  beginEarly(brandHere({ languages: ['en', 'ja'] }))
  await expect.poll(painted).toBe(1)
  expect(asked.filter((url) => url.startsWith('/'))).toEqual(['/ja.json'])
  expect(row()).toContain(ja.destination.logInTitle)
})

test.each(['en', 'ja'] as const)(
  'products are painted when the document has been read to its end, also with texts of another file (%s)',
  async (language) => {
    createBrandStorage('store', localStorage, browserClock).write('language', language)
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    beginEarly(brandHere({ languages: ['en', 'ja'] }))
    await flush()
    expect(painted()).toBe(0)
    state.mockRestore()
    document.dispatchEvent(new Event('readystatechange'))
    await expect.poll(painted).toBe(1)
  },
)

test.each([true, false])(
  'drawings come when the page has nothing else to do (still painted: %s)',
  async (isHere) => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
    beginEarly()
    await expect.poll(() => idle).toHaveLength(1)
    const card = document.querySelector('[role=radio]')
    const drawn = () => card?.querySelector('use')?.getAttribute('href')
    expect([painted(), drawn()]).toEqual([1, null])
    if (!isHere) document.querySelector('[role=tabpanel]')?.remove()
    idle[0]?.()
    await flush()
    expect(drawn()).toBe(isHere ? '/gem.svg#gem-1' : null)
  },
)

test('where the store has begun before, nothing is painted and nothing of the visit is left', async () => {
  askFirst(askStart(brandHere(), start.locales))
  takeEarlyVisit(window)
  expect(window.topupAsked).toBeUndefined()
  paintFirst({ ...start, key: brandHere().key, defaultLanguage: 'en' })
  await flush()
  expect(painted()).toBe(0)
})

test('the store need not wait for a file that paints and never comes, where nothing is to be painted', async () => {
  history.replaceState(null, '', '/my')
  askFirst(askStart(brandHere(), start.locales))
  await expect(window.topupEarly?.painting).resolves.toBeNull()
})

test('an answer that is too long for the store is not painted either', async () => {
  const answer = fetch
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const response = await answer(input)
    return new Response(`${await response.text()}${' '.repeat(maxAnswerLength)}`)
  })
  const parse = vi.spyOn(JSON, 'parse')
  beginEarly()
  await expect.poll(() => asked).toHaveLength(3)
  await flush()
  expect(painted()).toBe(0)
  expect(parse.mock.calls.filter(([text]) => text.startsWith('{"code"'))).toEqual([])
  parse.mockRestore()
})

test('the store finds every request of its first screen answered, and repeats none', async () => {
  const brand = brandHere()
  beginEarly(brand)
  const early = takeEarlyVisit(window)
  expect(asked).toHaveLength(3)
  const brandStorage = createBrandStorage(brand.key, localStorage, browserClock)
  const tab = createBrandStorage(brand.key, sessionStorage, browserClock)
  const { services } = createServices({
    app: {
      brand,
      locales: { ...start.locales, en: '/en.json' },
      texts: en,
      artwork: { Hero: () => null, Mark: () => null },
      loadCheckout: () => Promise.reject(new Error('not here')),
      loadSocialLogins: () => Promise.resolve([]),
    },
    loadResult: () => Promise.reject(new Error('not here')),
    loadSending: () => Promise.reject(new Error('not here')),
    deployment: { ...fakeDeployment, origins: [location.origin] },
    serviceClock: createServiceClock(browserClock),
    brandStorage,
    tab,
    visit: readVisit({ brand, brandStorage, tab, search: location.search, navigator }),
    prefetchedAnswers: early.answers,
    browser: window,
    disk: createFakeDisk(),
    navigate: () => undefined,
  })
  await Promise.all([services.translator.ready, services.catalogue.getState().load()])
  expect(services.catalogue.getState()).toMatchObject({
    games: { kind: 'ready' },
    pageConfig: { kind: 'ready' },
    products: { kind: 'ready', value: [{ products: [{ productId: 'g1' }] }] },
  })
  expect(services.translator.t('product.limited')).toBe(en.product.limited)
  expect(asked).toHaveLength(3)
  await services.catalogue.getState().loadProducts()
  expect(asked).toHaveLength(4)
})

test('a tap before the store is loaded is passed on to it', async () => {
  beginEarly()
  await expect.poll(painted).toBe(1)
  document.querySelector<HTMLElement>('[role=radio]')?.click()
  const taps: unknown[] = []
  takeEarlyVisit(window).whenTapped((tap) => taps.push(tap))
  document.querySelector<HTMLElement>('.destination-row button')?.click()
  expect(taps).toMatchObject([{ kind: 'product', productId: 'g1' }, { kind: 'destination' }])
})

const hints = () =>
  [...document.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname])
const tapHints = [
  ['preload', '/popups.css'],
  ['modulepreload', '/popups.js'],
]

test('what a tap needs is fetched behind the store’s own script', async () => {
  beginEarly()
  await expect.poll(painted).toBe(1)
  document.querySelector<HTMLElement>('[role=radio]')?.click()
  expect(hints()).toEqual([])
  window.topupEarly?.codeIsThere()
  expect(hints()).toEqual(tapHints)
})

test('what a tap needs is fetched once, also for the first of two taps that come after the store’s own script', async () => {
  beginEarly()
  await expect.poll(painted).toBe(1)
  window.topupEarly?.codeIsThere()
  expect(hints()).toEqual([])
  document.querySelector<HTMLElement>('[role=radio]')?.click()
  document.querySelector<HTMLElement>('[role=radio]')?.click()
  window.topupEarly?.codeIsThere()
  expect(hints()).toEqual(tapHints)
})

const { display: soldAs, value: soldId, ...sold } = goodsWire({ value: 'g1' })

test.each<[string, unknown]>([
  ['a plain list', [goodsWire()]],
  ['a map of types', { crystal: [goodsWire()] }],
  ['groups under other names', [{ typeKey: 'crystal', list: [goodsWire()] }]],
  [
    'a product whose name has another name',
    [goodsGroupWire({ goods: [{ ...sold, value: soldId, name: soldAs } as never] })],
  ],
  [
    'one such product among others',
    [goodsGroupWire({ goods: [goodsWire(), { ...sold, display: soldAs, product_id: soldId } as never] })],
  ],
  ['a total beside the list', { list: [goodsGroupWire()], total: 1 }],
])('products in another form are left to the store, and the skeleton stays: %s', async (_what, content) => {
  const answer = fetch
  vi.stubGlobal('fetch', (input: Request | string) => {
    const url = input instanceof Request ? input.url : input
    const isProducts = url.includes('/api/pay/productPoints')
    return isProducts ? Promise.resolve(Response.json(envelope(content))) : answer(input)
  })
  beginEarly()
  await window.topupEarly?.painting
  expect(painted()).toBe(0)
  expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('true')
})

test('whoever waits for the painting waits until the products are there', async () => {
  beginEarly()
  expect(painted()).toBe(0)
  await window.topupEarly?.painting
  expect(painted()).toBe(1)
})

test('nobody waits for a painting that never comes', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  beginEarly()
  expect(window.topupEarly?.painting).toBeInstanceOf(Promise)
  await window.topupEarly?.painting
  expect(painted()).toBe(0)
})

test('nobody waits for a painting on a page that the store draws alone', async () => {
  beginEarly(brandHere({ newVersion: { kind: 'nobody' } }))
  expect(window.topupEarly?.painting).toBeInstanceOf(Promise)
  await window.topupEarly?.painting
  expect(painted()).toBe(0)
})

test('an answer that nobody took for a minute is never used', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  beginEarly()
  const [products = '', config = ''] = asked
  now.mockReturnValue(1_059_999)
  expect(window.topupEarly?.answers(products)).toBeInstanceOf(Promise)
  now.mockReturnValue(1_060_000)
  expect(window.topupEarly?.answers(config)).toBeUndefined()
  now.mockRestore()
})

/** Stores a login on this device, as another tab would. */
function logIn(account = renHoshi) {
  createBrandStorage('store', localStorage, browserClock).write('accounts', [['100001', account]])
}

const kaelith = toStoredSelection({
  ...nothingChosen(null),
  clientId: '100001',
  suid: renHoshi.suid,
  server: { display: 'S128', value: '128' },
  character: { display: 'Kaelith', value: '9' },
})

/** Stores on this device what the player has chosen. */
function choose(selection: typeof kaelith) {
  createBrandStorage('store', localStorage, browserClock).write('selection', selection)
}

const row = () => document.querySelector('.destination-row')?.textContent ?? ''

test('for a player who is logged in the token is sent, and products and character are painted', async () => {
  logIn()
  choose(kaelith)
  beginEarly()
  await expect.poll(painted).toBe(1)
  expect(asked.filter((url) => url.includes('oauth_token=token-1'))).toHaveLength(3)
  expect(row()).toBe('KaelithServer S128')
  expect(document.body.innerHTML).not.toContain('token-1')
})

test('the character that another player has chosen on this device is not painted', async () => {
  logIn()
  choose({ ...kaelith, suid: 'another' })
  beginEarly()
  await expect.poll(painted).toBe(1)
  expect(row()).not.toContain('Kaelith')
})

const another = { ...renHoshi, username: 'mika', suid: '2', oauthToken: 'token-2' }

test('nothing is painted when another player has logged in meanwhile', async () => {
  logIn()
  beginEarly()
  logIn(another)
  await flush()
  expect(painted()).toBe(0)
  expect(window.topupEarly?.isPainted()).toBe(false)
})

test('the skeleton replaces what was painted when another player logs in in another tab', async () => {
  logIn()
  choose(kaelith)
  beginEarly()
  await expect.poll(painted).toBe(1)
  document.querySelector<HTMLElement>('[role=radio]')?.click()
  dispatchEvent(new StorageEvent('storage', { key: 'topup.store.language' }))
  expect(painted()).toBe(1)

  logIn(another)
  dispatchEvent(new StorageEvent('storage', { key: 'topup.store.accounts' }))
  expect(document.body.innerHTML).toBe(shell)
  const early = takeEarlyVisit(window)
  expect(early.isPainted()).toBe(false)
  const taps: unknown[] = []
  early.whenTapped((tap) => taps.push(tap))
  expect(taps).toEqual([])
})

test('an expired login keeps the skeleton, whichever answer reports it', async () => {
  logIn()
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('/config/recharge')
      ? Promise.resolve(Response.json({ code: -600, msg: '', content: null }))
      : answer(url),
  )
  beginEarly()
  await flush()
  expect(painted()).toBe(0)
  expect(document.body.innerHTML).toBe(shell)
})

test.each<[string, Partial<BrandConfig>, string]>([
  ['the old layout', { newVersion: { kind: 'nobody' } }, '/selectGoods'],
  ['another page', {}, '/my'],
])('for %s data is requested and nothing painted', async (_what, over, path) => {
  history.replaceState(null, '', path)
  beginEarly(brandHere(over))
  await flush()
  expect(asked).toHaveLength(3)
  expect(painted()).toBe(0)
})

test.each<[string, Partial<BrandConfig>, string, string | undefined]>([
  ['an unknown origin', { deployments: [fakeDeployment] }, '/selectGoods', undefined],
  ['a link with secrets', {}, '/selectGoods', '?oauth_token=secret&client_id=1'],
  ['a link into a game', {}, '/selectGoods?visit=sdk&client_id=1', undefined],
  ['a social code', {}, '/@starfall', undefined],
  ['no payment region', { regions: ['sea', 'ja'], games: [] }, '/selectGoods', undefined],
])('for %s nothing is requested', async (_what, over, address, entry) => {
  history.replaceState(null, '', address)
  if (entry !== undefined) window.topupCame = { pathname: '/selectGoods', search: entry, hash: '' }
  beginEarly(brandHere(over))
  await flush()
  expect(asked).toEqual([])
})

test('in a browser that lacks something the script stops silently and the store does everything', () => {
  vi.stubGlobal('fetch', undefined)
  expect(() => beginEarly()).not.toThrow()
})

test.each([
  ['a rejection', { code: -600, msg: '', content: null }],
  ['another shape', envelope({ goods: 1 })],
  ['no products', envelope([])],
])('%s paints nothing', async (_what, body) => {
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('/productPoints') ? Promise.resolve(Response.json(body)) : answer(url),
  )
  beginEarly()
  await flush()
  expect(painted()).toBe(0)
  expect(document.querySelector('.product-grid')).not.toBeNull()
})

test.each(['free', '1,299'])('when one price is %s, all products are left to the store', async (price) => {
  answerProducts(goodsWire({ value: 'g1', price }), goodsWire({ value: 'g2' }))
  beginEarly()
  await flush()
  expect(painted()).toBe(0)
})

/** What the service sells from now on. */
function answerProducts(...goods: ReturnType<typeof goodsWire>[]) {
  vi.stubGlobal(
    'fetch',
    answerWith(() => Promise.resolve(Response.json(envelope([goodsGroupWire({ goods })])))),
  )
}

/** Everything is answered as before, but the products as `answer` says. */
function answerWith(answer: () => Promise<Response>) {
  const others = globalThis.fetch
  return (url: string) => (url.includes('/productPoints') ? answer() : others(url))
}

/** Holds the list of products back until the returned function answers it. */
function holdProducts(): (response: Response) => void {
  let answer = (_response: Response) => {}
  const held = new Promise<Response>((resolve) => (answer = resolve))
  vi.stubGlobal(
    'fetch',
    answerWith(() => held),
  )
  return answer
}

/** Keeps goods on this device as the store did at the last visit. */
function keepProducts(from: { readonly suid?: string; readonly name?: string } = {}) {
  const { suid, name = 'Last price' } = from
  const brand = brandHere()
  const clientId = brand.games[0]?.clientIds.web ?? ''
  const key = productsKeyOf({ clientId, region: brand.regions[0] ?? '', language: 'en', suid })
  const wire = goodsGroupWire({ goods: [goodsWire({ value: 'g1', display: name })] })
  const groups = cardGroups(decodeProductGroups([wire]), { isVip: true, language: 'en' })
  writeKeptProducts(createBrandStorage(brand.key, localStorage, browserClock), key, groups)
}

const panel = () => document.querySelector('[role=tabpanel]')

test('the goods of the last visit stand there before any answer, and are marked until today’s are there', async () => {
  keepProducts()
  const answer = holdProducts()
  beginEarly()
  await expect.poll(painted).toBe(1)
  expect(panel()?.textContent).toContain('Last price')
  expect(panel()?.getAttribute('aria-busy')).toBe('true')
  expect(window.topupEarly?.isPainted()).toBe(true)
  document.querySelector<HTMLElement>('[role=radio]')?.click()

  const goods = ['g0', 'g1'].map((value) => goodsWire({ value, display: `Today ${value}` }))
  answer(Response.json(envelope([goodsGroupWire({ goods })])))
  await expect.poll(painted).toBe(2)
  expect(panel()?.textContent).not.toContain('Last price')
  expect(panel()?.hasAttribute('aria-busy')).toBe(false)
  // What was tapped stays marked.
  expect(document.querySelector('[aria-checked=true]')?.textContent).toContain('Today g1')
})

test('goods that are as they were at the last visit are not drawn a second time', async () => {
  keepProducts({ name: 'Same as ever' })
  const answer = holdProducts()
  beginEarly()
  await expect.poll(painted).toBe(1)
  const before = panel()
  const goods = [goodsWire({ value: 'g1', display: 'Same as ever' })]
  answer(Response.json(envelope([goodsGroupWire({ goods })])))
  await expect.poll(() => panel()?.hasAttribute('aria-busy')).toBe(false)
  expect(panel()).toBe(before)
})

test.each([
  ['a guest', undefined, renHoshi.suid],
  ['another account', renHoshi, '2'],
  ['an account, those of a guest,', renHoshi, undefined],
])('%s never sees the goods that were kept for someone else', async (_who, account, suid) => {
  if (account !== undefined) logIn(account)
  keepProducts({ ...(suid !== undefined && { suid }) })
  vi.stubGlobal(
    'fetch',
    answerWith(() => new Promise(() => {})),
  )
  beginEarly()
  await flush()
  expect(painted()).toBe(0)
})

test('a refusal puts the skeleton back in place of the goods of the last visit', async () => {
  logIn()
  keepProducts({ suid: renHoshi.suid })
  const answer = holdProducts()
  beginEarly()
  await expect.poll(painted).toBe(1)
  answer(Response.json({ code: -600, msg: '', content: null }))
  await expect.poll(painted).toBe(0)
  expect(window.topupEarly?.isPainted()).toBe(false)
  expect(document.body.innerHTML).toBe(shell)
})

test('a keyboard’s focus on a product of the last visit stays on it when today’s goods are painted', async () => {
  keepProducts({ name: 'Crystals' })
  const answer = holdProducts()
  beginEarly()
  await expect.poll(painted).toBe(1)
  document.querySelector<HTMLElement>('[role=radio]')?.focus()
  const goods = [goodsWire({ value: 'g0', display: 'New' }), goodsWire({ value: 'g1', display: 'Crystals' })]
  answer(Response.json(envelope([goodsGroupWire({ goods })])))
  await expect.poll(painted).toBe(2)
  expect(document.activeElement?.textContent).toContain('Crystals')
})

test('an answer that comes when the store stands there changes nothing of it', async () => {
  const answer = holdProducts()
  beginEarly()
  await flush()
  const store = '<main>Store</main>'
  document.querySelector('#root')?.replaceChildren(document.createRange().createContextualFragment(store))
  document.documentElement.dir = 'rtl'
  answer(Response.json(envelope([goodsGroupWire({ goods: [goodsWire({ value: 'g1' })] })])))
  await flush()
  expect(document.documentElement.dir).toBe('rtl')
  expect(document.querySelector('#root')?.innerHTML).toBe(store)
  document.documentElement.removeAttribute('dir')
})

test('goods of the last visit stay marked when today’s do not come', async () => {
  keepProducts()
  vi.stubGlobal(
    'fetch',
    answerWith(() => Promise.reject(new TypeError('Failed to fetch'))),
  )
  beginEarly()
  await expect.poll(painted).toBe(1)
  await flush()
  expect(panel()?.getAttribute('aria-busy')).toBe('true')
})

test('the colours that the game had last are there before anything is painted', () => {
  const brand = brandHere()
  const clientId = brand.games[0]?.clientIds.web ?? ''
  createBrandStorage(brand.key, localStorage, browserClock).write(`theme.${clientId}`, {
    light: { 'tint-fill': '#d81b60' },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  beginEarly(brand)
  expect(document.documentElement.style.getPropertyValue('--tint-fill')).toBe('#d81b60')
  document.documentElement.removeAttribute('style')
})

/** Lets the time pass after which the store is late. */
const beLate = () => late.forEach((act) => act())
const said = () => document.querySelector('#root .waiting__note')?.textContent

test('a skeleton that still stands says that the connection is slow, in the words that the document brings', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  createBrandStorage('store', localStorage, browserClock).write('language', 'ja')
  beginEarly(brandHere({ languages: ['en', 'ja'] }))
  expect(said()).toBeUndefined()
  beLate()
  expect(said()).toBe(en.common.slow)
})

test('products that are painted say nothing of the kind, and neither does a store that is drawn', async () => {
  beginEarly()
  await expect.poll(painted).toBe(1)
  beLate()
  expect(said()).toBeUndefined()
  document.querySelector('main')?.removeAttribute('aria-busy')
  beLate()
  expect(said()).toBeUndefined()
})

test('goods of the last visit that still wait for today’s say so too', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  document.querySelector('main')?.setAttribute('aria-busy', 'false')
  document.querySelector('.product-grid')?.setAttribute('role', 'tabpanel')
  document.querySelector('.product-grid')?.setAttribute('aria-busy', 'true')
  beginEarly()
  beLate()
  expect(said()).toBe(en.common.slow)
})

test('a sheet that still waits says so, over its placeholders', async () => {
  vi.stubGlobal('innerWidth', 390)
  beginEarly()
  await expect.poll(painted).toBe(1)
  document.querySelector<HTMLElement>('[role=radio]')?.click()
  const sheet = document.querySelector('[role=dialog]')
  expect(sheet?.querySelector('h2')?.textContent).toBe(en.login.title)
  expect(sheet?.textContent).not.toContain(en.common.slow)
  beLate()
  expect(sheet?.textContent).toContain(en.common.slow)
})
