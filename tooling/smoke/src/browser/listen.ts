import type { ConsoleMessage, Page, Request } from 'playwright'
import { callFault, consoleFault } from '../judge/noises.ts'
import type { Fault } from '../report/report.ts'

/** What a page says beside what it shows. */
export interface Heard {
  /** Faults since the last time. */
  readonly take: () => readonly Fault[]
  /** Origins that scripts of the page have asked so far. */
  readonly calledOrigins: () => ReadonlySet<string>
}

/** Listens to a page's console, errors and calls; `hosts` are the store's own, as origins. */
export function listen(page: Page, hosts: readonly string[]): Heard {
  let faults: Fault[] = []
  const origins = new Set<string>()
  const add = (fault: Fault | null) => {
    if (fault !== null) faults.push(fault)
  }
  page.on('console', (message: ConsoleMessage) =>
    add(consoleFault({ type: message.type(), text: message.text(), url: message.location().url }, hosts)),
  )
  page.on('pageerror', (error) => add({ kind: 'console', text: `uncaught ${String(error)}` }))
  page.on('request', (request) => {
    if (isCall(request)) origins.add(new URL(request.url()).origin)
  })
  page.on('requestfailed', (request) =>
    add(callFault({ ...partsOf(request), outcome: request.failure()?.errorText ?? 'failed' }, hosts)),
  )
  page.on('response', (response) =>
    add(callFault({ ...partsOf(response.request()), outcome: response.status() }, hosts)),
  )
  return {
    take: () => {
      const taken = faults
      faults = []
      return taken
    },
    calledOrigins: () => origins,
  }
}

const isCall = (request: Request) => ['fetch', 'xhr', 'ping'].includes(request.resourceType())

const partsOf = (request: Request) => ({ method: request.method(), url: request.url() })
