/**
 * `Promise.allSettled` for Chrome before 76 and iOS 12: Workbox needs it. In lines of our own, because core-js brings three
 * times what the whole worker weighs.
 */
const allSettled = (all: Iterable<unknown>) =>
  Promise.all(
    [...all].map((each) =>
      Promise.resolve(each).then(
        (value) => ({ status: 'fulfilled', value }),
        (reason: unknown) => ({ status: 'rejected', reason }),
      ),
    ),
  )

if (!('allSettled' in Promise)) Object.assign(Promise, { allSettled })
