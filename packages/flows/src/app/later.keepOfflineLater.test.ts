// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createFakeServices } from '../testing/fakeServices.ts'
import { pass } from '../testing/flush.ts'
import { keepStore } from './keepStore.ts'
import { keepOfflineLater } from './later.tsx'

interface World {
  readonly brand?: { readonly serviceWorker: 'off' }
  readonly version?: string | null
  readonly origin?: string
  readonly navigator?: object
  readonly products?: 'loading'
}

/** A store in a page, of which a test says what it can. */
function open(world: World = {}) {
  const services = createFakeServices({ ...(world.brand && { brand: world.brand }) })
  const { deployment, catalogue } = services
  const ready = { kind: 'ready', value: [] } as const
  if (world.products !== 'loading') catalogue.setState({ products: ready })
  const { version = 'abc-123' } = world
  const kept: string[] = []
  const waiting: (() => void)[] = []
  const browser = Object.assign(new EventTarget(), {
    document: { querySelector: () => (version === null ? null : { content: version }) },
    location: { origin: world.origin ?? deployment.origins[0] },
    navigator: world.navigator ?? { serviceWorker: {} },
  })
  const stop = keepOfflineLater(services, browser as never, (signal) =>
    keepStore(services, signal, {
      browser: browser as never,
      idle: (task) => waiting.push(task),
      keep: (of) => Promise.resolve(void kept.push(of)),
    }),
  )
  return {
    ...services,
    stop,
    kept,
    sign: (name = 'pointerdown') => browser.dispatchEvent(new Event(name)),
    /** Lets time go by, in milliseconds, and the page be idle then. */
    quiet: async (ms: number) => {
      await pass(services.clock, ms)
      waiting.splice(0).forEach((task) => task())
      await pass(services.clock, 0)
    },
    loaded: () => catalogue.setState({ products: ready }),
  }
}

test('a visit that only looks keeps nothing', async () => {
  const { kept, quiet } = open()
  await quiet(60_000)
  expect(kept).toEqual([])
})

test.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'pointermove'])(
  'after a first %s, and five seconds for what it fetches, the store is kept, once',
  async (name) => {
    const { kept, sign, quiet } = open()
    sign(name)
    await quiet(4_900)
    expect(kept).toEqual([])
    sign(name)
    await quiet(200)
    await quiet(60_000)
    expect(kept).toEqual(['abc-123'])
  },
)

test('products that are on their way come first', async () => {
  const { kept, sign, quiet, loaded } = open({ products: 'loading' })
  sign()
  await quiet(60_000)
  expect(kept).toEqual([])
  loaded()
  await quiet(0)
  expect(kept).toEqual(['abc-123'])
})

test.each<[string, World]>([
  ['a development server', { version: null }],
  ['an origin without a deployment', { origin: 'https://elsewhere.example' }],
  ['a browser without workers, or a private window', { navigator: {} }],
  ['a phone that saves data', { navigator: { serviceWorker: {}, connection: { saveData: true } } }],
  ['a store that has none', { brand: { serviceWorker: 'off' } }],
])('%s keeps nothing', async (_what, world) => {
  const { kept, sign, quiet } = open(world)
  sign()
  await quiet(60_000)
  expect(kept).toEqual([])
})

test('a page that is over keeps nothing more', async () => {
  const { kept, sign, quiet, stop } = open()
  sign()
  stop()
  await quiet(60_000)
  sign()
  await quiet(60_000)
  expect(kept).toEqual([])
})
