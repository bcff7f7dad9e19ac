import { maxAnswerLength } from '../envelope/readEnvelope.ts'

/**
 * Reads an answer until it is longer than allowed, so that an endless one cannot fill the memory.
 */
export async function readText(response: Response): Promise<string> {
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
    return text
  }
}
