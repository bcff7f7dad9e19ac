import { setTimeout } from 'node:timers/promises'

/** Asks a program that starts until it answers; gives up after a minute, which a busy machine may come near to. */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const deadline = performance.now() + 60_000
  for (;;) {
    try {
      return await ask()
    } catch (reason) {
      if (performance.now() > deadline) throw reason
      await setTimeout(50)
    }
  }
}
