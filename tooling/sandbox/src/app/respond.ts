import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { serviceReasonOf } from '@topup/service-model'
import type { Language } from '@topup/domain'
import { isSandboxReason, rejectionText } from '../wire/rejectionTexts.ts'
import type { Fault } from '../faults/fault.ts'
import { breakConnection } from '../http/breakConnection.ts'

/** An answer before it goes on the wire. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`

/** Milliseconds, a status or a code in a fault's value; `otherwise` when it says none. */
export function numberIn(value: string, otherwise: number): number {
  const number = Number(value)
  return value.trim() === '' || !Number.isFinite(number) ? otherwise : number
}

/** The answer that a fault gives in place of the call, or null when the call itself has to run. */
export function answerInstead(
  fault: Fault | null,
  headers: Readonly<Record<string, string>>,
  language: Language,
): Answer | null {
  const html = { ...headers, 'content-type': 'text/html; charset=utf-8' }
  if (fault?.kind === 'http')
    return { status: numberIn(fault.value, 503), headers: html, body: page('Service unavailable') }
  if (fault?.kind === 'html') return { status: 200, headers: html, body: page('Sign in to this network') }
  if (fault?.kind === 'code') {
    const code = numberIn(fault.value, -9999)
    const reason = serviceReasonOf(code)
    const hasText = reason !== undefined && isSandboxReason(reason)
    const msg = hasText ? rejectionText(reason, language) : `Sandbox answers ${code}.`
    return {
      status: 200,
      headers,
      body: JSON.stringify({ code, msg, content: null }),
    }
  }
  return null
}

/** Puts an answer on the wire as the fault wants it; resolves when nothing more will be sent. */
export async function send(out: ServerResponse, answer: Answer, fault: Fault | null): Promise<void> {
  switch (fault?.kind) {
    case 'lostAfter':
      breakConnection(out)
      return
    case 'late':
      await wait(numberIn(fault.value, 12_000), undefined, { ref: false })
      break
    case 'empty':
      out.writeHead(200, answer.headers).end()
      return
    case 'body':
      out.writeHead(200, answer.headers).end(fault.value)
      return
    case 'truncated':
      out.writeHead(200, { ...answer.headers, 'content-length': String(Buffer.byteLength(answer.body)) })
      out.write(answer.body.slice(0, Math.floor(answer.body.length / 2)), () => breakConnection(out))
      return
    case 'malformed':
      out.writeHead(200, answer.headers).end(`${answer.body.slice(0, -1)},]`)
      return
    case 'drip':
      await drip(out, answer, numberIn(fault.value, 200))
      return
    case 'noCors': {
      const bare = Object.entries(answer.headers).filter(([name]) => !name.startsWith('access-control-'))
      out.writeHead(answer.status, Object.fromEntries(bare)).end(answer.body)
      return
    }
    default:
      break
  }
  if (!out.destroyed) out.writeHead(answer.status, answer.headers).end(answer.body)
}

async function drip(out: ServerResponse, answer: Answer, everyMs: number): Promise<void> {
  const bytes = Buffer.from(answer.body)
  const piece = 16
  out.writeHead(answer.status, { ...answer.headers, 'content-length': String(bytes.length) })
  for (let from = 0; from < bytes.length && !out.destroyed; from += piece) {
    out.write(bytes.subarray(from, from + piece))
    await wait(everyMs, undefined, { ref: false })
  }
  out.end()
}
