import { buildPurchaseSnapshot } from '@topup/domain/testing'
import { describe, expect, test } from 'vitest'
import { xsolla } from '@topup/api-client/providers/xsolla'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import { createWatchLeaving } from '../../../platform/payWindow.ts'
import { createFakeClock } from '../../../testing/fakeClock.ts'
import { createFakeDisk } from '../../../testing/fakeDisk.ts'
import { createFakeDropIns } from '../../../testing/fakeDropIns.ts'
import { noWaitingTexts, openFakePage, payUrlOf } from '../../../testing/fakePage.ts'
import type { FakePageStart } from '../../../testing/fakePage.ts'
import { createFakeService } from '../../../testing/fakeService.ts'
import type { HeldCall, StarterFate } from '../../../testing/fakeService.ts'
import { createFakeStorage } from '../../../testing/fakeStorage.ts'
import { flush, pass } from '../../../testing/flush.ts'
import { journalOver } from '../../../testing/journalOver.ts'
import { diskLateMs, diskLimitMs } from '../../../platform/withinLimit.ts'
import { placeOrder } from './placeOrder.ts'
import { isUnsent, openEntries, ownOrder } from '@topup/domain'

function open(over: Partial<FakePageStart> = {}) {
  const [storage, clock, service] = [createFakeStorage(), createFakeClock(), createFakeService()]
  const pageOf = (name: string) => openFakePage({ name, storage, clock, service, ...over })
  /** Lets the lease become valid, then returns the newest starter call. */
  const starter = async (): Promise<HeldCall> => {
    await pass(clock, 1000)
    const call = service.starters.at(-1)
    if (call === undefined) throw new Error('nothing was sent')
    return call
  }
  return { storage, clock, service, pageOf, starter, disk: over.disk }
}

/** A disk that takes its first writing when it is told to, and then everything. */
function lateDisk() {
  const disk = createFakeDisk()
  const write = disk.write.bind(disk)
  let takeHeld = () => {}
  disk.write = (...given) =>
    new Promise((resolve) => {
      takeHeld = () => void write(...given).then(resolve)
    })
  const answer = () => {
    disk.write = write
    takeHeld()
  }
  return { disk, answer }
}

const kindsOf = (page: ReturnType<typeof openFakePage>) =>
  page.journal.getState().journal.map(({ kind }) => kind)

describe('before the call has left', () => {
  const leave = (window: EventTarget) => void window.dispatchEvent(new Event('beforeunload'))

  test.each<[string, () => null, (window: EventTarget) => void, kind: string]>([
    [
      'a window that throws',
      () => {
        throw new TypeError('closed')
      },
      () => {},
      'notSent',
    ],
    ['a page that is being left', () => null, leave, 'left'],
  ])(
    '%s leaves no intent and sends nothing, however often it is tapped',
    async (_what, openPayWindow, happens, kind) => {
      const window = new EventTarget()
      const { clock, service, pageOf } = open({ window, openPayWindow })
      const page = pageOf('a')
      for (let taps = 0; taps < 3; taps += 1) {
        const placed = page.tap()
        happens(window)
        await pass(clock, 10_000)
        expect(await placed).toEqual({ kind })
      }
      expect(service.starters).toEqual([])
      expect(kindsOf(page)).toEqual([])
      expect(kindsOf(pageOf('later'))).toEqual([])
    },
  )

  test('a page that ends while it is left never takes the mark off its intent', async () => {
    const window = new EventTarget()
    const { clock, pageOf } = open({ window })
    const page = pageOf('a')
    const marks = new Set<boolean>()
    page.journal.subscribe(({ journal }) => journal.forEach((entry) => marks.add(isUnsent(entry))))
    leave(window)
    void page.tap()
    await pass(clock, 2000)
    leave(window)
    await pass(clock, 10_000)
    expect([...marks]).toEqual([true])
  })

  test('a page that is left while the disk takes the order sends nothing, however slow both are', async () => {
    const window = new EventTarget()
    const { disk, answer } = lateDisk()
    const { clock, service, pageOf } = open({ window, disk })
    const placed = pageOf('a').tap()
    await pass(clock, 2000)
    leave(window)
    await pass(clock, 5000)
    answer()
    await pass(clock, 1000)
    expect(await placed).toEqual({ kind: 'left' })
    expect(service.starters).toEqual([])
  })

  test('a link that led nowhere only makes the order wait', async () => {
    const window = new EventTarget()
    const { clock, service, pageOf } = open({ window })
    const page = pageOf('a')
    leave(window)
    void page.tap()
    await pass(clock, 2000)
    expect(service.starters).toEqual([])
    await pass(clock, 2000)
    expect(service.starters).toHaveLength(1)
  })

  test('a tab that is killed leaves an intent that is no order, and hinders nobody', async () => {
    const { clock, service, pageOf, starter } = open({ locks: neverAnswering })
    const dead = pageOf('a')
    void dead.tap()
    await flush()
    dead.kill()
    const next = pageOf('b')
    const { journal } = next.journal.getState()
    expect([journal.map(isUnsent), openEntries(journal)]).toEqual([[true], []])
    void next.tap()
    await pass(clock, 3000)
    await starter()
    expect(service.starters).toHaveLength(1)
  })

  test('a lock that is never answered does not hold the purchase', async () => {
    const { clock, service, pageOf } = open({ locks: neverAnswering })
    void pageOf('a').tap()
    await pass(clock, 3000)
    expect(service.starters).toHaveLength(1)
  })
})

const neverAnswering = { request: () => new Promise(() => undefined) } as unknown as LockManager

test('the intent is recorded before the window opens, and the window opens before the call', async () => {
  const { pageOf, starter } = open()
  const page = pageOf('a')
  void page.tap()
  expect(page.steps).toEqual(['journal intended', 'open'])
  await starter()
  expect(page.steps.slice(0, 2)).toEqual(['journal intended', 'open'])
  expect(page.steps.at(-1)).toBe('send')
})

test.each<[StarterFate, string, string[], unknown]>([
  ['ordered', 'ordered', ['ordered'], 'opened'],
  ['orderedWithoutLink', 'ordered', ['ordered'], 'none'],
  ['orderedBadLink', 'ordered', ['ordered'], 'invalid'],
  ['answerLost', 'unknown', ['intended'], undefined],
  ['requestLost', 'unknown', ['intended'], undefined],
  ['malformed', 'unknown', ['intended'], undefined],
  ['noNumber', 'unnumbered', ['intended'], undefined],
  ['repeat', 'unknown', ['intended'], undefined],
])(
  'a starter that is %s is sent once and results in %s with %j in the journal',
  async (fate, kind, kinds, link) => {
    const { clock, service, pageOf, starter } = open()
    const page = pageOf('a')
    const placed = page.tap()
    service.answerStarter(await starter(), fate)
    const outcome = await placed
    expect(outcome?.kind).toBe(kind)
    expect(outcome !== null && 'link' in outcome ? outcome.link : undefined).toBe(link)
    await pass(clock, 120_000)
    expect(service.starters).toHaveLength(1)
    expect(kindsOf(page)).toEqual(kinds)
    expect(kindsOf(pageOf('later'))).toEqual(kinds)
    expect(page.steps.includes('close')).toBe(link !== 'opened')
  },
)

describe('the disk', () => {
  /** A tap whose disk answers each write when `land` is called. */
  const tapOverSlowDisk = () => {
    const disk = createFakeDisk()
    const write = disk.write.bind(disk)
    const waiting: (() => void)[] = []
    disk.write = (changes) => new Promise((resolve) => waiting.push(() => void write(changes).then(resolve)))
    const world = open({ disk })
    const page = world.pageOf('a')
    const placed = page.tap()
    return { ...world, disk, page, placed, land: () => waiting.splice(0).forEach((end) => end()) }
  }

  test('has the intent before the call leaves, and the number before the window does', async () => {
    const { clock, service, disk, page, placed, land, starter } = tapOverSlowDisk()
    await flush()
    expect([page.steps.includes('open'), service.starters]).toEqual([true, []])
    await pass(clock, 100)
    expect(service.starters).toEqual([])
    land()
    const call = await starter()
    expect([...disk.records.values()]).toMatchObject([{ kind: 'intended' }])
    expect(disk.records.values().next().value).not.toHaveProperty('isUnsent')
    service.answerStarter(call, 'ordered')
    await flush()
    expect(page.steps.some((step) => step.startsWith('go'))).toBe(false)
    land()
    expect(await placed).toMatchObject({ kind: 'ordered', link: 'opened' })
    expect([...disk.records.keys()]).toContain('order.no.B1')
    expect(page.steps.at(-1)).toMatch(/^go/)
  })

  test('that does not take the intent prevents the call', async () => {
    const disk = createFakeDisk()
    disk.setMood('failing')
    const { clock, service, pageOf } = open({ disk })
    const page = pageOf('a')
    const placed = page.tap()
    await pass(clock, 1000)
    expect(await placed).toEqual({ kind: 'notKept' })
    expect(service.starters).toEqual([])
    expect(page.steps.at(-1)).toMatch(/^(?:close|journal)/)
    expect(kindsOf(page)).toEqual([])
  })

  test('that takes ten seconds makes the order wait, and its window says so; then it is sent once', async () => {
    const { disk, answer } = lateDisk()
    const { clock, service, pageOf, starter } = open({ disk })
    const page = pageOf('a')
    const placed = page.tap()
    await pass(clock, diskLateMs)
    expect(page.steps).not.toContain('say late')
    // The lease of the lock took its own moment before.
    await pass(clock, 1000)
    expect(page.steps.at(-1)).toBe('say late')
    await pass(clock, 6000)
    expect(service.starters).toEqual([])
    answer()
    service.answerStarter(await starter(), 'ordered')
    expect(await placed).toMatchObject({ kind: 'ordered', link: 'opened' })
    expect(service.starters).toHaveLength(1)
  })

  test('that does not take the number delays the window by at most thirty seconds, and the window says why', async () => {
    const { clock, service, disk, pageOf, starter } = open({ disk: createFakeDisk() })
    const page = pageOf('a')
    const placed = page.tap()
    const call = await starter()
    disk?.setMood('hanging')
    service.answerStarter(call, 'ordered')
    await pass(clock, diskLimitMs)
    expect(page.steps).toContain('say late')
    expect(await placed).toMatchObject({ kind: 'ordered', link: 'opened' })
  })
})

describe('a rejection', () => {
  /** A tap whose starter was rejected and that now queries for an order. */
  const refuse = async (fate: StarterFate) => {
    const world = open()
    const page = world.pageOf('a')
    const placed = page.tap()
    world.service.answerStarter(await world.starter(), fate)
    await flush()
    const [question] = world.service.held
    if (question === undefined) throw new Error('nothing was asked')
    return { ...world, page, placed, question }
  }

  test('is believed when the service knows of no order', async () => {
    const { service, page, placed, question } = await refuse('rejected')
    expect(page.steps).toContain('rejected')
    expect(kindsOf(page)).toEqual(['rejected'])
    expect(question.request).toMatchObject({
      simple: '0',
      session_id: service.starters[0]?.request.session_id,
    })
    service.answerStatus(question)
    expect(await placed).toMatchObject({ kind: 'rejected', error: { code: -5 } })
    expect(kindsOf(page)).toEqual([])
    expect(service.starters).toHaveLength(1)
  })

  test('is believed when the query is not understood', async () => {
    const { service, page, placed, question } = await refuse('rejected')
    service.reject(question, -1)
    expect(await placed).toMatchObject({ kind: 'rejected', error: { code: -5 } })
    expect(kindsOf(page)).toEqual([])
  })

  test('of the browser’s own second sending is ignored in favour of the order that the first one made', async () => {
    const { service, page, placed, question } = await refuse('orderedThenRejected')
    service.answerStatus(question)
    expect(await placed).toMatchObject({ kind: 'ordered', link: 'none' })
    expect(page.journal.getState().journal).toMatchObject([
      { kind: 'ordered', billingNo: 'B1', payUrl: 'https://pay.provider.example/B1' },
    ])
  })

  test('leaves the order open when no query is answered, until the service says that it knows none', async () => {
    const { service, page, placed, question, pageOf } = await refuse('rejected')
    service.lose(question)
    expect(await placed).toMatchObject({ kind: 'unconfirmed', error: { code: -5 } })
    expect(kindsOf(page)).toEqual(['rejected'])
    // This also holds after a reload, and when the poller sends the query.
    page.kill()
    const later = pageOf('later')
    const asked = later.poller.refreshOpen()
    for (let turn = 0; turn < 2; turn += 1) {
      await flush()
      for (const call of service.held) service.answerStatus(call)
    }
    await asked
    expect(kindsOf(later)).toEqual([])
    expect(kindsOf(pageOf('last'))).toEqual([])
  })

  test('delays nobody by more than ten seconds', async () => {
    const { clock, service, page, placed, question } = await refuse('orderedThenRejected')
    await pass(clock, 10_000)
    expect(await placed).toMatchObject({ kind: 'unconfirmed' })
    service.answerStatus(question)
    await flush()
    expect(kindsOf(page)).toEqual(['ordered'])
  })

  test('stays open when the answer is about another purchase, because that says nothing about this one', async () => {
    const { service, page, placed, question } = await refuse('rejected')
    page.journal.getState().record({
      kind: 'billingNoReceived',
      snapshot: buildPurchaseSnapshot({
        intentId: 'other',
        product: { productId: 'x', display: 'X', typeKey: '', bonus: '' },
      }),
      billingNo: 'B9',
      payUrl: null,
      apiOrigin: 'https://api.store.example',
      origin: ownOrder,
    })
    service.answerStatus(question, { billingNo: 'B9' })
    expect(await placed).toMatchObject({ kind: 'unconfirmed' })
    expect(kindsOf(page)).toEqual(['rejected', 'ordered'])
  })
})

test('a blocked window leaves the payment URL to the result popup', async () => {
  const { service, pageOf, starter } = open({ openPayWindow: () => null })
  const page = pageOf('a')
  const placed = page.tap()
  service.answerStarter(await starter(), 'ordered')
  expect(await placed).toMatchObject({ kind: 'ordered', link: 'toOpen' })
  expect(page.journal.getState().journal[0]).toMatchObject({ payUrl: 'https://pay.provider.example/B1' })
})

test('a window that was closed meanwhile counts as not opened', async () => {
  const { service, pageOf, starter } = open({
    openPayWindow: () => ({ go: () => false, goOwn: () => null, sayLate: () => {}, close: () => {} }),
  })
  const placed = pageOf('a').tap()
  service.answerStarter(await starter(), 'ordered')
  expect(await placed).toMatchObject({ link: 'toOpen' })
})

test('an invalid payment URL keeps the order and opens nothing', async () => {
  const { service, pageOf, starter } = open()
  const page = pageOf('a')
  const placed = page.tap()
  service.answerStarter(await starter(), 'orderedBadLink')
  await placed
  expect(page.steps.some((step) => step.startsWith('go'))).toBe(false)
  expect(page.journal.getState().journal[0]).toMatchObject({ kind: 'ordered', billingNo: 'B1', payUrl: null })
})

test('an answer after 59 s is kept, and its window goes to the payment', async () => {
  const { clock, service, pageOf, starter } = open()
  const page = pageOf('a')
  const placed = page.tap()
  const call = await starter()
  call.slow()
  await pass(clock, 59_000)
  expect(page.steps).toContain('slow')
  service.answerStarter(call, 'ordered')
  expect(await placed).toMatchObject({ link: 'opened' })
})

test('the starter goes to the host that the journal names', async () => {
  const { pageOf, starter } = open()
  const page = pageOf('a')
  void page.tap()
  expect((await starter()).origin).toBe(page.journal.getState().journal[0]?.apiOrigin)
})

test('code 10 for this very tap, which the browser itself sent twice, goes on to its payment', async () => {
  const { storage, clock } = open()
  const journal = journalOver(createBrandStorage('store', storage, clock), payUrlOf)
  const opened: string[] = []
  const payWindow = {
    go: (url: string) => opened.push(url) > 0,
    goOwn: () => null,
    sayLate: () => {},
    close: () => undefined,
  }
  const snapshot = buildPurchaseSnapshot({ intentId: 'i1' })
  const placed = await placeOrder(
    {
      journal,
      clock,
      lock: async (_name, task) => ({ kind: 'ran', value: await task() }),
      openPayWindow: () => payWindow,
      watchLeaving: createWatchLeaving(new EventTarget(), clock),
      dropIns: createFakeDropIns(),
      startPayment: async (_snapshot, _provider, { apiOrigin }) => ({
        kind: 'repeat',
        billingNo: 'B1',
        url: 'https://provider.example/pay/B1',
        apiOrigin,
      }),
      // A query by its session finds it.
      askAbout: async (billingNo) => {
        const apiOrigin = 'https://api.store.example'
        journal.getState().record({
          kind: 'billingNoReceived',
          snapshot,
          billingNo,
          payUrl: null,
          apiOrigin,
          origin: ownOrder,
        })
      },
      currentApiOrigin: () => 'https://api.store.example',
      parsePayUrl: payUrlOf,
    },
    {
      snapshot,
      provider: xsolla,
      waiting: noWaitingTexts,
      acknowledged: new Set(),
      mayBeForgotten: false,
      isCurrent: () => true,
      onSlow: () => undefined,
      onRejected: () => undefined,
    },
  )
  expect(placed).toEqual({ kind: 'ordered', intentId: 'i1', order: 'B1', link: 'opened' })
  expect(opened).toEqual(['https://provider.example/pay/B1'])
})

test('code 10 shows the order that is being processed, also when another tab made it', async () => {
  const { service, pageOf, starter } = open()
  const [first, second] = [pageOf('a'), pageOf('b')]
  const made = first.tap()
  service.answerStarter(await starter(), 'ordered')
  const running = await made
  second.journal.getState().reload()
  const repeated = second.tap()
  service.answerStarter(await starter(), 'repeat')
  expect(await repeated).toMatchObject({
    kind: 'ordered',
    intentId: running !== null && 'intentId' in running && running.intentId,
  })
  expect(kindsOf(second)).toEqual(['ordered'])
  expect(second.steps.at(-1)).not.toMatch(/^go/)
})

describe('another tab', () => {
  test('that holds the lock prevents this one from sending, and its order is shown', async () => {
    const { clock, service, pageOf, starter } = open()
    const [first, second] = [pageOf('a'), pageOf('b')]
    void first.tap()
    await starter()
    const intentId = first.journal.getState().journal[0]?.snapshot.intentId
    const late = second.tap()
    await pass(clock, 1000)
    expect(await late).toEqual({ kind: 'heldElsewhere', order: null })
    expect(service.starters).toHaveLength(1)
    expect(second.steps).toContain('close')
    expect(kindsOf(second)).toEqual(['intended'])
    expect(second.journal.getState().journal[0]?.snapshot.intentId).toBe(intentId)
  })

  test('whose rejected order turns out not to exist does not stop this one', async () => {
    const { clock, service, pageOf } = open()
    const [first, second] = [pageOf('a'), pageOf('b')]
    const placed = second.tap()
    const other = first.journal.getState()
    const snapshot = buildPurchaseSnapshot({ intentId: 'rejected' })
    other.record({ kind: 'intentWritten', snapshot, apiOrigin: 'https://api.store.example' })
    other.record({ kind: 'rejectionReceived', intentId: 'rejected' })
    // By then this tab holds the lock and has seen the other one's intent.
    await pass(clock, 200)
    expect(service.starters).toEqual([])
    other.record({ kind: 'intentDiscarded', intentId: 'rejected' })
    await pass(clock, 1000)
    const [call] = service.held
    if (call === undefined) throw new Error('nothing was sent')
    service.answerStarter(call, 'ordered')
    expect(await placed).toMatchObject({ kind: 'ordered' })
  })

  test('that tapped at the same moment: one of the two is sent and the other discarded', async () => {
    const { clock, service, pageOf } = open()
    const [first, second] = [pageOf('a'), pageOf('b')]
    const outcomes = Promise.all([first.tap(), second.tap()])
    await pass(clock, 2000)
    expect(service.starters).toHaveLength(1)
    for (const call of service.held) service.answerStarter(call, 'ordered')
    await pass(clock, 1000)
    const kinds = (await outcomes).map((outcome) => outcome?.kind)
    expect(new Set(kinds)).toEqual(new Set(['heldElsewhere', 'ordered']))
    expect(kindsOf(pageOf('c'))).toEqual(['ordered'])
  })

  test('that placed an order between the tap and the lock stops this one', async () => {
    const { clock, service, pageOf } = open()
    const [first, second] = [pageOf('a'), pageOf('b')]
    let free = () => {}
    const gate = new Promise<void>((resolve) => (free = resolve))
    const { lock } = second.deps
    Object.assign(second.deps, {
      lock: async (name: string, task: () => Promise<unknown>) => {
        await gate
        return lock(name, task)
      },
    })
    const late = second.tap()
    const made = first.tap()
    await pass(clock, 2000)
    service.answerStarter(service.starters[0] as HeldCall, 'ordered')
    await made
    free()
    await pass(clock, 2000)
    expect((await late)?.kind).toBe('heldElsewhere')
    expect(service.ledger).toHaveLength(1)
  })
})

describe('many tabs at once', () => {
  /** Twenty tabs whose players all tap Buy at one moment; those that give way need a while for it. */
  const tapEverywhere = (slowMs: number) => {
    const world = open()
    const pages = Array.from({ length: 20 }, (_, number) => world.pageOf(`tab${number}`))
    const holder: { name: string | null } = { name: null }
    for (const page of pages)
      Object.assign(page.deps, {
        lock: async (_name: string, task: () => Promise<unknown>) => {
          if (holder.name !== null) {
            await world.clock.wait(slowMs)
            return { kind: 'heldElsewhere' }
          }
          holder.name = page.name
          try {
            return { kind: 'ran', value: await task() }
          } finally {
            holder.name = null
          }
        },
      })
    const place = ({ deps, name }: (typeof pages)[number]) =>
      placeOrder(deps, {
        snapshot: buildPurchaseSnapshot({
          intentId: name,
          method: { paywayId: '700', channelId: 11001, name: 'Xsolla', country: 'MY' },
        }),
        provider: xsolla,
        waiting: noWaitingTexts,
        // Nothing was open when they looked.
        acknowledged: new Set(),
        mayBeForgotten: false,
        isCurrent: () => true,
        onSlow: () => undefined,
        onRejected: () => undefined,
      })
    return { ...world, outcomes: Promise.all(pages.map(place)) }
  }

  test('make one order, and each shows that one, however long the others take to give way', async () => {
    const { clock, service, outcomes, pageOf } = tapEverywhere(3000)
    await pass(clock, 6000)
    expect(service.starters).toHaveLength(1)
    service.answerStarter(service.starters[0] as HeldCall, 'ordered')
    await pass(clock, 2000)
    const shown = (await outcomes).map((placed) => 'order' in placed && placed.order)
    expect(new Set(shown)).toEqual(new Set(['B1']))
    expect(kindsOf(pageOf('later'))).toEqual(['ordered'])
  })

  test('show the one that was sent while its answer is open, not an intent that gave way', async () => {
    const { clock, service, outcomes } = tapEverywhere(1000)
    await pass(clock, 30_000)
    const [call] = service.starters
    const sent = call?.request.session_id
    service.answerStarter(call as HeldCall, 'answerLost')
    await flush()
    const shown = (await outcomes).map((placed) =>
      placed.kind === 'heldElsewhere' ? placed.order : placed.kind === 'unknown' && placed.intentId,
    )
    expect(new Set(shown)).toEqual(new Set([sent]))
  })

  test('say that there is no order when the one that was sent was rejected', async () => {
    const { clock, service, outcomes, pageOf } = tapEverywhere(1000)
    await pass(clock, 3000)
    service.answerStarter(service.starters[0] as HeldCall, 'rejected')
    await flush()
    for (const call of service.held) service.answerStatus(call)
    await pass(clock, 2000)
    const kinds = (await outcomes).map((placed) => placed.kind)
    expect(new Set(kinds)).toEqual(new Set(['rejected', 'noneMade']))
    expect(kindsOf(pageOf('later'))).toEqual([])
  })
})

test('a tab that gives way to an order that ends before it looks again shows that order', async () => {
  const { clock, pageOf } = open()
  const [own, other] = [pageOf('own'), pageOf('other')]
  const snapshot = buildPurchaseSnapshot({ intentId: 'there', intendedAtMs: clock.now() })
  const apiOrigin = 'https://api.store.example'
  const journal = other.journal.getState()
  Object.assign(own.deps, {
    lock: async () => {
      journal.record({ kind: 'intentWritten', snapshot, apiOrigin, isUnsent: true })
      return { kind: 'heldElsewhere' }
    },
  })
  const placed = own.tap()
  await flush()
  const number = { snapshot, billingNo: 'B7', payUrl: null, apiOrigin, origin: ownOrder }
  journal.record({ kind: 'billingNoReceived', ...number })
  journal.record({ kind: 'fullStatusRead', billingNo: 'B7', outcome: 'success', atMs: clock.now() })
  await pass(clock, 1000)
  expect(await placed).toEqual({ kind: 'heldElsewhere', order: 'B7' })
})

test('nothing is sent once another account or game has been chosen', async () => {
  const { clock, service, pageOf } = open()
  const page = pageOf('a')
  const placed = page.tap({}, () => false)
  await pass(clock, 1000)
  expect(await placed).toEqual({ kind: 'outdated' })
  expect(service.starters).toEqual([])
  expect(kindsOf(page)).toEqual([])
})

test('a starter that throws counts as unknown, closes the window and keeps the intent', async () => {
  const { clock, pageOf } = open()
  const page = pageOf('a')
  Object.assign(page.deps, { startPayment: () => Promise.reject(new Error('broken')) })
  const placed = page.tap()
  await pass(clock, 1000)
  expect((await placed)?.kind).toBe('unknown')
  expect(page.steps).toContain('close')
  expect(kindsOf(page)).toEqual(['intended'])
})

test('a number that a status query found first is the same order when the starter answers', async () => {
  const { service, pageOf, starter } = open()
  const page = pageOf('a')
  const placed = page.tap()
  const call = await starter()
  const asked = page.poller.refreshOpen()
  await flush()
  service.answerStarter(call, 'answerLost')
  service.answerStatus(service.held[0] as HeldCall)
  await asked
  expect(await placed).toMatchObject({ kind: 'unknown' })
  expect(kindsOf(page)).toEqual(['ordered'])
})

test('an unsent intent of a page that ended is gone from storage at the first start ten minutes later', async () => {
  const { storage, clock, pageOf } = open({ locks: neverAnswering })
  const page = pageOf('a')
  void page.tap()
  await flush()
  page.kill()
  const orders = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) =>
      key?.includes('order.'),
    ).length
  pageOf('b')
  expect(orders()).toBe(1)
  clock.advance(11 * 60_000)
  expect(pageOf('c').journal.getState().journal).toEqual([])
  expect(orders()).toBe(0)
})
