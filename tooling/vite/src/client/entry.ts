/**
 * First script of every store: asks for features, not for versions. Phones that lack one load the
 * polyfills before the store; all others start the store at once. Source: decision 40.
 */
const isCurrent =
  typeof globalThis === 'object' &&
  'hasOwn' in Object &&
  'fromEntries' in Object &&
  'allSettled' in Promise &&
  'flatMap' in Array.prototype &&
  'at' in Array.prototype &&
  'replaceAll' in String.prototype &&
  'matchAll' in String.prototype &&
  typeof queueMicrotask === 'function' &&
  'AbortController' in window &&
  'PluralRules' in Intl &&
  'ResizeObserver' in window

/** For how long the store waits for a frame; a page that nobody sees has none. */
const frameMs = 200

/**
 * Resolves when the document, and what its script has painted, is on screen: code that the browser has kept from an earlier
 * visit would otherwise take the main thread before that. Source: performance.md "On a second visit".
 */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, frameMs)
  })

void Promise.all([painted(), isCurrent ? null : import('./polyfills.ts')]).then(
  () => import('virtual:topup/main'),
)
