/** For how long a document may be on its way before the kept one takes its place, in milliseconds. */
export const documentDeadlineMs = 3_000

/** From where a document may come. */
export interface DocumentSources {
  readonly network: Promise<Response>
  /** Undefined where nothing is kept. */
  readonly kept: () => Promise<Response | undefined>
  /** Resolves when the network has had its time; one that stays pending where only a lost network counts. */
  readonly late: Promise<unknown>
}

/**
 * The document of a visit: whatever the host answers, and the kept one where no answer comes in time. Without a kept one it is
 * the network's answer or failure, as without a worker. Source: decision 97.
 */
export async function answerDocument({ network, kept, late }: DocumentSources): Promise<Response> {
  const inTime = await Promise.race([
    network.catch(() => null),
    late.then(
      () => null,
      () => null,
    ),
  ])
  if (inTime !== null) return inTime
  // Storage that is broken or cleared is no reason to lose a visit.
  return (await kept().catch(() => undefined)) ?? network
}
