import { firstScreen } from './firstScreen.ts'

/**
 * First script of every store: asks for features, not for versions. Phones that lack one load the
 * polyfills before the store; all others start the store as soon as the first screen is there. Source: decision 40.
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
  typeof AbortController === 'function' &&
  'PluralRules' in Intl &&
  typeof ResizeObserver === 'function'

// A browser that lacks what the wait asks for starts the store at once.
const screen = firstScreen(window.topupEarly).catch(() => undefined)

void Promise.all([screen, isCurrent ? null : import('./polyfills.ts')]).then(
  () => import('virtual:topup/main'),
)
