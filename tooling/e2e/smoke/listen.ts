import { decodePageConfig, getPageConfig } from '@topup/api-client'
import { errorCodes } from '@topup/api-client/contract'
import { readEnvelope } from '@topup/api-client/envelope/readEnvelope'
import type { ConsoleMessage, Page, Request } from '@playwright/test'
import { callFault, consoleFault } from './judge.ts'

/** Hears what a page says beside what it shows: its console, errors and calls; `hosts` are the store's own, as origins. */
export function listen(page: Page, hosts: readonly string[]) {
  let faults: string[] = []
  const origins = new Set<string>()
  const configs: { readonly id: string; readonly text: Promise<string> }[] = []
  const add = (fault: string | null) => {
    if (fault !== null) faults.push(fault)
  }
  page.on('console', (message: ConsoleMessage) =>
    add(consoleFault({ type: message.type(), text: message.text(), url: message.location().url }, hosts)),
  )
  page.on('pageerror', (error) => add(`console: uncaught ${String(error)}`))
  page.on('request', (request) => {
    if (isCall(request)) origins.add(new URL(request.url()).origin)
  })
  page.on('requestfailed', (request) =>
    add(callFault({ ...partsOf(request), outcome: request.failure()?.errorText ?? 'failed' }, hosts)),
  )
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url())
    // At once: a page that is left takes its answers with it.
    if (pathname === getPageConfig.path)
      configs.push({ id: searchParams.get('client_id') ?? '', text: response.text().catch(() => '') })
    add(callFault({ ...partsOf(response.request()), outcome: response.status() }, hosts))
  })
  return {
    /** Faults since the last time. */
    take: (): readonly string[] => {
      const taken = faults
      faults = []
      return taken
    },
    /** Origins that scripts of the page have asked so far. */
    calledOrigins: (): ReadonlySet<string> => origins,
    /** Languages that the service offers for the game that was opened last; null where it narrows nothing. */
    offered: async () => offeredIn(await configs.at(-1)?.text),
    /** The client ids that the service called no game, where it knew none of those that the store tried. */
    unknownGames: async (): Promise<readonly string[]> => {
      const answers = await Promise.all(
        configs.map(async ({ id, text }) => ({ id, isKnown: !isNoGame(await text) })),
      )
      return answers.some(({ isKnown }) => isKnown) ? [] : [...new Set(answers.map(({ id }) => id))]
    },
  }
}

/** The languages in an answer of page config; null where it narrows nothing. Source: decision 56. */
function offeredIn(text = ''): readonly string[] | null {
  const read = readEnvelope(text, getPageConfig)
  const languages = read.kind === 'content' ? decodePageConfig(read.content).languages : []
  return languages.length === 0 ? null : languages
}

/** Whether a service answers that a client id is no game of it. Source: spec §8 "-3001". */
function isNoGame(text: string): boolean {
  const read = readEnvelope(text, getPageConfig)
  return read.kind === 'rejected' && read.code === errorCodes.notAGame.code
}

const isCall = (request: Request) => ['fetch', 'xhr', 'ping'].includes(request.resourceType())

const partsOf = (request: Request) => ({ method: request.method(), url: request.url() })
