import type { ReportFrame } from '@topup/api-client/contract'
import { groupOf } from './groupOf.ts'

/** As many as tell where it happened. */
const maxFrames = 10

/** The end of a line of a stack, in the forms of all engines. */
const place = /(https?:\/\/[^\s()]+):(\d{1,7}):(\d{1,7})\)?$/gm

/**
 * A place in the store's own files: the name of a script, or `index.html` for anything else of its origin, whose address is not
 * repeated. Null for a place elsewhere, such as in an extension.
 */
export function frameOf(
  url: string,
  place: readonly [line: number, column: number],
  origin: string,
): ReportFrame | null {
  if (url !== origin && url.indexOf(`${origin}/`) !== 0) return null
  const file = groupOf(/^\/assets\/([\w.-]{1,80}\.(?:js|css))$/, url.slice(origin.length))
  return { file: file ?? 'index.html', line: place[0], column: place[1] }
}

/** The places of a stack, without the message that some engines put before it. Null when all are elsewhere. */
export function framesOf(
  { stack, message }: { readonly stack: string; readonly message: string },
  origin: string,
): ReportFrame[] | null {
  const at = stack.indexOf(': ') + 2
  const lines = message !== '' && stack.indexOf(message, at) === at ? stack.slice(at + message.length) : stack
  const found: ReportFrame[] = []
  let isElsewhere = false
  lines.replace(place, (text, url: string, line: string, column: string) => {
    const frame = frameOf(url, [Number(line), Number(column)], origin)
    if (frame === null) isElsewhere = true
    else if (found.length < maxFrames) found.push(frame)
    return text
  })
  return found.length === 0 && isElsewhere ? null : found
}
