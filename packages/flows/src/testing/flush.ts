import type { FakeClock } from './fakeClock.ts'

const turns = 60

/** Lets everything that is ready to continue do so, without any time passing. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
}

/** Lets time pass second by second, so that everything due in a second happens in it. */
export async function pass(clock: FakeClock, byMs: number): Promise<void> {
  await flush()
  for (let leftMs = byMs; leftMs > 0; leftMs -= 1000) {
    clock.advance(Math.min(leftMs, 1000))
    await flush()
  }
}
