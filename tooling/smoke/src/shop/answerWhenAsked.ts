import { errors, type Locator } from 'playwright'

/**
 * Clicks the answer to a question that may come, until `ends` has settled; after that nothing is clicked. Never rejects: what
 * became of the wait for `ends` says more.
 */
export async function answerWhenAsked(
  answer: Pick<Locator, 'waitFor' | 'click'>,
  ends: Promise<unknown>,
): Promise<void> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  ends.then(end, end)
  while (!isOver) {
    try {
      await answer.waitFor({ timeout: lookMs })
      if (!isOver) await answer.click({ timeout: lookMs })
      return
    } catch (error) {
      // Nothing is asked yet, or no longer. After any other error, such as a closed page, nothing will be.
      if (!(error instanceof errors.TimeoutError)) return
    }
  }
}

/** How long one look takes, and so how long the end may be late. */
const lookMs = 500
