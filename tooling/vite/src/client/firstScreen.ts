import type { EarlyVisit } from '@topup/flows/early/visit'

/** For how long code that has arrived waits for answers that are on their way: one trip there and back of a slow network. */
const patienceMs = 150

/** For how long the store waits at all: a browser may hide when its files came, and a service may not answer. */
const limitMs = 3000

/** For how long the store waits for a frame; a page that nobody sees has none. */
const frameMs = 200

/**
 * Resolves when the document, and what its script paints, is on screen: the store's code would take the main thread before
 * that, on a second visit and where the answers come right behind it. Code that has arrived waits for `patienceMs` at most,
 * and a browser that does not follow hints fetches it only now. Source: decision 18, performance.md "A caution".
 */
export async function firstScreen(
  early: Pick<EarlyVisit, 'codeIsThere' | 'painting'> | undefined,
  page: Pick<Document, 'querySelectorAll'> = document,
): Promise<unknown> {
  const hints = [...page.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  if (early !== undefined && hints[0]?.relList.supports('modulepreload') === true) {
    const code = Promise.race([Promise.all(hints.map(arrival)), after(limitMs)]).then(() => {
      early.codeIsThere()
      return after(patienceMs)
    })
    await Promise.race([early.painting, code])
  }
  return frame()
}

/** Resolves when what is hinted at has arrived, or is lost. */
const arrival = (hint: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    if (performance.getEntriesByName(hint.href).length > 0) return resolve(null)
    hint.addEventListener('load', resolve)
    hint.addEventListener('error', resolve)
  })

const frame = () =>
  Promise.race([
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    }),
    after(frameMs),
  ])

const after = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
