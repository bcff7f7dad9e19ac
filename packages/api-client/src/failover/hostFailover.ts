/** How long a backup host stays the first choice. Source: spec §9 "backup host choice stored 1 day". */
export const hostChoiceMs = 24 * 60 * 60 * 1000

/** How often the primary is asked again while a backup serves. Source: faults S14. */
export const primaryProbeMs = 5 * 60 * 1000

/** Where the choice of host is kept; `read` returns null once it has expired. */
export interface RememberedHost {
  read(): string | null
  write(index: number, expiresAtMs: number): void
}

/** The same hosts in the same circle, starting `steps` further on. */
export function startingAt(
  hosts: readonly [string, ...string[]],
  steps: number,
): readonly [string, ...string[]] {
  const start = ((steps % hosts.length) + hosts.length) % hosts.length
  return [hosts[start] ?? hosts[0], ...hosts.slice(start + 1), ...hosts.slice(0, start)]
}

/** The hosts of one deployment and which of them is asked first. */
export interface HostFailover {
  /** The origin that is asked first now. */
  current(): string
  /** All origins in the order they are asked, starting with `first` when it is one of them. */
  order(first?: string): readonly [string, ...string[]]
  /** Records that an origin answered, which makes it the first choice for a day. */
  answered(origin: string): void
  /** The primary, once per five minutes while a backup serves; else null. */
  primaryToProbe(): string | null
}

/**
 * The row of the host that is asked first. Only a row number of the compiled table is accepted, so that a
 * poisoned entry can never name a host. Source: faults S9, M-21.
 */
export function rememberedIndex(memory: Pick<RememberedHost, 'read'>, count: number): number {
  try {
    const stored = String(memory.read())
    const index = /^\d{1,2}$/.test(stored) ? Number(stored) : 0
    return index < count ? index : 0
  } catch {
    return 0
  }
}

/**
 * Makes the failover over `hosts`, primary first. `now` is epoch milliseconds.
 * Source: spec §8 "Network errors", faults S14.
 */
export function createHostFailover(deps: {
  readonly hosts: readonly [string, ...string[]]
  readonly memory: RememberedHost
  readonly now: () => number
}): HostFailover {
  const { hosts, memory, now } = deps
  const [primary] = hosts
  let index = rememberedIndex(memory, hosts.length)
  let chosenAt = now()
  let probedAt = chosenAt

  function currentIndex(): number {
    if (now() - chosenAt >= hostChoiceMs) index = 0
    return index
  }

  return {
    current: () => hosts[currentIndex()] ?? primary,
    order(first) {
      const named = hosts.findIndex((host) => host === first)
      const start = named < 0 ? currentIndex() : named
      return startingAt(hosts, start)
    },
    answered(origin) {
      const next = hosts.indexOf(origin)
      if (next < 0 || next === currentIndex()) return
      index = next
      chosenAt = now()
      probedAt = chosenAt
      try {
        memory.write(next, chosenAt + hostChoiceMs)
      } catch {
        // The choice then lives as long as the page.
      }
    },
    primaryToProbe() {
      if (currentIndex() === 0 || Math.abs(now() - probedAt) < primaryProbeMs) return null
      probedAt = now()
      return primary
    },
  }
}
