/** What an interruption needs of the process that it ends. */
export type Interrupted = Pick<NodeJS.Process, 'once' | 'exit'>

/** Signals that end a command, and the exit code that a shell expects of each. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/**
 * A signal that fires on Ctrl-C, or when the terminal is closed, before the process ends: what runs in groups of its own is
 * not reached by either.
 */
export function interruption(ends: Interrupted = process): AbortSignal {
  const controller = new AbortController()
  for (const [name, code] of Object.entries(exitCodes))
    ends.once(name, () => {
      controller.abort()
      ends.exit(code)
    })
  return controller.signal
}
