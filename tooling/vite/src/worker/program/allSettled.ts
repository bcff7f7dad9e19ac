/**
 * `Promise.allSettled` for Chrome before 76 and iOS 12: Workbox needs it. In lines of our own, because core-js brings three times what
 * the whole worker weighs.
 */
Promise.allSettled ??= <T>(all: Iterable<T | PromiseLike<T>>) =>
  Promise.all(
    [...all].map((each) =>
      Promise.resolve(each).then(
        (value) => ({ status: 'fulfilled' as const, value }),
        (reason: unknown) => ({ status: 'rejected' as const, reason }),
      ),
    ),
  )
