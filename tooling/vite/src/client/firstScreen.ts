import type { EarlyVisit } from '@topup/flows/early/visit'

/** For how long code that is there waits for answers that are on their way: one trip there and back of a slow network. */
const patienceMs = 150

/** For how long the store waits for a frame; a page that nobody sees has none. */
const frameMs = 200

/**
 * Resolves when the document, and what its script paints, is on screen: code that is there would take the main thread before
 * that, on a second visit and where the answers come right behind it. It waits for `patienceMs` at most, and a browser that
 * does not follow hints fetches it only now. Source: performance.md "The order of the bytes".
 */
export async function firstScreen(
  early: Pick<EarlyVisit, 'painting' | 'fetchForTap'> | undefined,
  page: Pick<Document, 'querySelectorAll'> = document,
): Promise<unknown> {
  const hints = [...page.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  if (early !== undefined && hints[0]?.relList.supports('modulepreload') === true) {
    const late = Promise.all(hints.map(isThere)).then(() => {
      early.fetchForTap()
      return after(patienceMs)
    })
    await Promise.race([early.painting, late])
  }
  return frame()
}

/** Resolves when what is hinted at is there, or lost. */
const isThere = (hint: HTMLLinkElement) =>
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
