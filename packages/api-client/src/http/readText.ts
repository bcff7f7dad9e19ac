import { maxAnswerLength } from '../envelope/readEnvelope.ts'

/**
 * Reads an answer up to the longest allowed length, so that an endless one cannot fill the memory. Null when it
 * is longer.
 */
export async function readText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader()
  if (reader === undefined) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length <= maxAnswerLength) continue
    await reader.cancel()
    return null
  }
}
