import { act, cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test } from 'vitest'
import { isFormEnded } from '../handover.ts'
import type { DropInModule, DropInStart, ReturnDetails } from '../providers/dropInModule.ts'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { createFakeTranslator } from '../../testing/fakeTranslator.ts'
import { openFakeDropInStore } from '../../testing/fakeDropInStore.ts'
import { pass } from '../../testing/flush.ts'
import { PayDocument } from './PayDocument.tsx'
import { receiveHandover } from './receiveHandover.ts'

afterEach(cleanup)

const noWallets = [] as const

type World = ReturnType<typeof openFakeDropInStore>

/** Opens a store that has handed over its order, and the pay document with the given provider code. */
async function pay(
  mount: (start: DropInStart, world: World) => Promise<void>,
  {
    payUrl = null,
    isOwnWindow = true,
    returned = null,
  }: { payUrl?: string | null; isOwnWindow?: boolean; returned?: ReturnDetails | null } = {},
) {
  const world = openFakeDropInStore()
  world.open()
  const given = await receiveHandover({
    browser: world.pay.window,
    tab: world.payTab,
    clock: world.clock,
    serviceClock: world.payServiceClock,
  })
  const received = given === null ? null : { ...given, isOwnWindow }
  const module: DropInModule = { provider: 'adyen', mount: (start) => mount(start, world) }
  const show = () =>
    render(
      <I18nextProvider i18n={createFakeTranslator().i18n}>
        <PayDocument
          received={received}
          module={module}
          wallets={noWallets}
          returned={returned}
          payUrl={payUrl}
          storeName="Store"
          store="/"
          Mark={() => null}
          isLocal={false}
          browser={world.pay.window}
          tab={world.payTab}
          device={world.payDevice}
          clock={world.clock}
        />
      </I18nextProvider>,
    )
  show()
  await act(() => pass(world.clock, 1000))
  /** Opens the document again, as after a reload. */
  const reload = async () => {
    cleanup()
    show()
    await act(() => pass(world.clock, 1000))
  }
  return { ...world, reload }
}

const heading = () => screen.queryByRole('heading', { level: 2 })?.textContent
const isPending = (world: Pick<World, 'journal'>) =>
  expect(world.journal.getState().journal).toMatchObject([{ kind: 'ordered', billingNo: 'B1' }])
const back = () => screen.getByRole('button', { name: 'Back to the store' })
const never = () => new Promise<never>(() => undefined)

test('the form has an element of its own, with recipient, amount and the way back in view', async () => {
  await pay(async ({ place }) => void (place.textContent = 'the form'))
  expect(screen.getByText('the form')).toBeDefined()
  expect(screen.getByText('US$4.99')).toBeDefined()
  expect(screen.getByText('B1')).toBeDefined()
  expect(back()).toBeDefined()
})

test('a form that does not come is said to be slow after three seconds', async () => {
  const { clock } = await pay(never)
  expect(screen.getByRole('status').textContent).toBe('Opening the payment page')
  await act(() => pass(clock, 2000))
  expect(screen.getByRole('status').textContent).toBe('Slow connection. Trying again.')
  expect(back()).toBeDefined()
})

test('a provider’s frames have a name for screen readers, wherever its code puts them', async () => {
  const frames = ['', 'Card number'].map((title) => {
    const frame = document.createElement('iframe')
    if (title !== '') frame.title = title
    return frame
  })
  await pay(async ({ place }) => {
    const [nameless, named] = frames
    if (nameless === undefined || named === undefined) throw new Error('two frames')
    place.append(named)
    document.body.append(nameless)
  })
  expect(frames.map(({ title }) => title)).toEqual(['Payment', 'Card number'])
  frames[0]?.remove()
})

test('a document that received nothing in a browser that keeps nothing says so', async () => {
  const world = openFakeDropInStore()
  const full = createFakeStorage()
  full.refuse(['setItem'])
  const tab = createBrandStorage('store', full, world.clock)
  render(
    <I18nextProvider i18n={createFakeTranslator().i18n}>
      <PayDocument
        received={null}
        module={undefined}
        wallets={noWallets}
        returned={null}
        payUrl={null}
        storeName="Store"
        store="/"
        Mark={() => null}
        isLocal={false}
        browser={world.pay.window}
        tab={tab}
        device={tab}
        clock={world.clock}
      />
    </I18nextProvider>,
  )
  expect(heading()).toBe("Payment can't open here")
  expect(back()).toBeDefined()
})

test('what comes in place of the form takes focus', async () => {
  await pay(async ({ onEnd }) => onEnd())
  expect(document.activeElement?.textContent).toBe('Continue in the store')
})

describe('whatever the provider’s code does, the order stays pending and neither success nor failure is shown:', () => {
  test('it says success twice', async () => {
    const world = await pay(async ({ onEnd }) => {
      onEnd()
      onEnd()
    })
    expect(heading()).toBe('Continue in the store')
    expect(world.asked).toEqual(['B1'])
    isPending(world)
  })

  test('it says success without having asked its server', async () => {
    const world = await pay(({ onEnd }) => {
      onEnd()
      return never()
    })
    expect(heading()).toBe('Continue in the store')
    isPending(world)
  })

  test('it breaks after it said success', async () => {
    const world = await pay(({ onEnd, onBroken }) => {
      onEnd()
      onBroken()
      return Promise.reject(new Error('late'))
    })
    expect(heading()).toBe('Continue in the store')
    expect(world.pay.steps).not.toContain('reload')
    isPending(world)
  })

  test('it never answers', async () => {
    const world = await pay(never)
    expect(heading()).toBeUndefined()
    expect(back()).toBeDefined()
    await act(() => pass(world.clock, 20_000))
    expect(world.pay.steps).toContain('reload')
    await world.reload()
    await act(() => pass(world.clock, 20_000))
    expect(heading()).toBe("We couldn't load the payment form")
    isPending(world)
  })

  test.each<[string, () => Promise<never>]>([
    [
      'it throws while it loads',
      () => {
        throw new TypeError('x is undefined')
      },
    ],
    [
      'its script is gone',
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    ],
  ])('%s: the document is reloaded, once', async (_how, mount) => {
    const world = await pay(mount)
    expect(world.pay.steps.filter((step) => step === 'reload')).toHaveLength(1)
    await world.reload()
    expect(world.pay.steps.filter((step) => step === 'reload')).toHaveLength(1)
    expect(heading()).toBe("We couldn't load the payment form")
    expect(world.asked).toEqual([])
    isPending(world)
  })

  test('it closes the window', async () => {
    const world = await pay((_start, { pay: { window } }) => {
      window.close()
      return never()
    })
    expect(world.asked).toEqual([])
    expect(world.dropIns.has('B1')).toBe(true)
    isPending(world)
  })

  test('it lets messages be spoofed from other origins and windows', async () => {
    const world = await pay(async (_start, { store, seenPay }) => {
      for (const origin of ['null', 'https://evil.example', 'https://pay.store.example.evil.example'])
        store.hear({ data: { kind: 'payDocumentDone' }, source: seenPay, origin })
      store.hear({ data: { kind: 'payDocumentDone' }, source: {} as Window })
    })
    expect(world.asked).toEqual([])
    isPending(world)
  })
})

test('when the form cannot be loaded the provider’s own page is offered, if the order has one', async () => {
  const world = await pay(() => Promise.reject(new Error('gone')), {
    payUrl: 'https://pay.provider.example/B1',
  })
  await world.reload()
  expect(screen.getByRole('link', { name: "Pay on the provider's page" }).getAttribute('href')).toBe(
    'https://pay.provider.example/B1',
  )
})

/** A document whose first form sends a payment and is left in the middle of it; from then on no form can be loaded. */
async function payAndReload(then?: (start: DropInStart) => void) {
  const forms: DropInStart[] = []
  const world = await pay(
    (start) => {
      forms.push(start)
      if (forms.length > 1) return Promise.reject(new Error('The session is completed'))
      start.onSent()
      then?.(start)
      return Promise.resolve()
    },
    { payUrl: 'https://pay.provider.example/B1' },
  )
  await world.reload()
  // The first form that cannot be loaded reloads the document.
  await world.reload()
  expect(forms).toHaveLength(3)
  return world
}

test('a payment that was sent may have been taken: a form that cannot be loaded after it is over, not broken', async () => {
  const world = await payAndReload()
  expect(heading()).toBe('Continue in the store')
  expect(screen.queryByRole('link')).toBeNull()
  expect(world.asked).toEqual(['B1'])
  isPending(world)
})

test('a form that breaks after it has sent a payment is over at once: no reload cuts the payment off', async () => {
  const world = await pay(
    ({ onSent, onBroken }) => {
      onSent()
      onBroken()
      return Promise.resolve()
    },
    { payUrl: 'https://pay.provider.example/B1' },
  )
  expect(heading()).toBe('Continue in the store')
  expect(world.pay.steps).not.toContain('reload')
})

test('a payment that is confirmed elsewhere keeps its form, and a reload offers no second one', async () => {
  const world = await pay(({ onSent }) => {
    onSent('elsewhere')
    return Promise.resolve()
  })
  expect(heading()).not.toBe('Continue in the store')
  expect(isFormEnded(world.payTab, 'B1')).toBe(true)
})

test('a form that has sent a payment and never said that it stood is over after its time limit, and not reloaded', async () => {
  const world = await pay(({ onSent }) => {
    onSent()
    return new Promise(() => {})
  })
  await act(() => pass(world.clock, 60_000))
  expect(world.pay.steps).not.toContain('reload')
  expect(heading()).toBe('Continue in the store')
})

test('a form that takes back what it said of a payment, and then fails, is broken', async () => {
  const world = await pay(
    ({ onSent, onRefused }) => {
      onSent()
      onRefused()
      return Promise.reject(new Error('no dialog'))
    },
    { payUrl: 'https://pay.provider.example/B1' },
  )
  expect(world.pay.steps).toContain('reload')
})

test('after a refused payment a form that cannot be loaded is broken, and the provider’s own page is offered', async () => {
  await payAndReload(({ onRefused }) => onRefused())
  expect(heading()).toBe("We couldn't load the payment form")
  expect(screen.getByRole('link', { name: "Pay on the provider's page" })).toBeDefined()
})

test('one refused payment says nothing of another one that was sent', async () => {
  await payAndReload(({ onSent, onRefused }) => {
    onSent()
    onRefused()
  })
  expect(heading()).toBe('Continue in the store')
})

test('a form that was left for a bank’s page and comes back unchanged is reloaded', async () => {
  const world = await pay(async () => undefined)
  expect(world.pay.steps).not.toContain('reload')
  act(() => world.pay.comeBack())
  expect(world.pay.steps.at(-1)).toBe('reload')
  expect(world.asked).toEqual([])
})

test('a pay document whose form is over stays over when it comes back', async () => {
  const world = await pay(async ({ onEnd }) => onEnd())
  act(() => world.pay.comeBack())
  expect(world.pay.steps).not.toContain('reload')
  expect(heading()).toBe('Continue in the store')
})

test('after a reload a form that was over is not shown again, and neither is another way to pay', async () => {
  const mounted: string[] = []
  const world = await pay(
    async ({ onEnd, parameters }) => {
      mounted.push(parameters['sessionId'] ?? '')
      onEnd()
    },
    { payUrl: 'https://pay.provider.example/B1' },
  )
  await world.reload()
  expect(mounted).toEqual(['CS1'])
  expect(heading()).toBe('Continue in the store')
  expect(screen.queryByRole('link')).toBeNull()
  isPending(world)
})

test('the way back never closes a tab that was the store, even if a script may close it', async () => {
  const world = await pay(never, { isOwnWindow: false })
  act(() => back().click())
  expect(world.pay.steps).not.toContain('close')
  expect(world.pay.steps.at(-1)).toBe('/')
})

test('the way back closes a window, and goes to the store where it does not close', async () => {
  const world = await pay(never)
  act(() => back().click())
  expect(world.pay.steps.at(-1)).toBe('close')
  const stuck = await pay(never)
  Object.assign(stuck.pay.window, { close: () => undefined })
  act(() => screen.getAllByRole('button', { name: 'Back to the store' }).at(-1)?.click())
  expect(stuck.pay.steps.at(-1)).toBe('/')
})

test('a payment that came back from a bank is handed to the provider’s code, which ends it', async () => {
  const returned = { redirectResult: 'XY' }
  let given: unknown = null
  const world = await pay(
    (start) => {
      given = start.returned
      start.onEnd()
      return Promise.resolve()
    },
    { returned },
  )
  expect(given).toEqual(returned)
  expect(world.asked).toEqual(['B1'])
})

test('a payment that came back and cannot be finished is over after one reload: it may be paid', async () => {
  const failing = () => Promise.reject(new Error('no session'))
  const world = await pay(failing, { returned: { redirectResult: 'XY' }, payUrl: 'https://pay.example/1' })
  expect(world.pay.steps.at(-1)).toBe('reload')
  await world.reload()
  expect(screen.queryByRole('link')).toBeNull()
  expect(world.asked).toEqual(['B1'])
  isPending(world)
})
