import type { WorkerRelease } from '../../deploy/workerRelease.ts'

/** The address of the document, under which it is kept whatever address a visit has. */
export const shellPath = '/'

/**
 * Whether an answer is what the release holds at this path: the file by its hash, the document by its version. While a release is
 * changed, a worker of one may be answered with the document of another. Source: decision 97.
 */
export async function isWhole(
  response: Response,
  path: string,
  { version, first, others }: WorkerRelease,
): Promise<boolean> {
  if (response.status !== 200 || response.type !== 'basic') return false
  const content = await response.clone().arrayBuffer()
  if (path === shellPath)
    return new TextDecoder().decode(content).includes(`<meta name="topup-version" content="${version}">`)
  const expected = [...first, ...others].find(([file]) => file === path)?.[1]
  return expected !== undefined && expected === (await sha384(content))
}

async function sha384(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}
