import { addressOf, entriesToWarnOf } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { isOfOtherPlayer } from '../../../store/isOfOtherPlayer.ts'
import { showResult } from './showResult.ts'
import { warnOfOpenOrder } from './warnOfOpenOrder.ts'
import type { FrozenAttempt, Verdict } from './buyAttempt.ts'

/**
 * Warns of an open order that this tap was not warned of yet; never of another account's. Source: decisions 27, 28 and 48, faults
 * M-04.
 */
export function openOrderCheck(attempt: FrozenAttempt): Verdict {
  const { services, answers } = attempt
  const session = services.session.getState()
  const unpaid = entriesToWarnOf(services.journal.getState().journal).filter(
    (entry) => !isOfOtherPlayer(entry, session),
  )
  const news = unpaid.find((entry) => !answers.acknowledged.has(entry.snapshot.intentId))
  return news === undefined ? 'pass' : askAboutOrder(attempt, news, unpaid)
}

async function askAboutOrder(
  { services, again, snapshot }: FrozenAttempt,
  news: JournalEntry,
  unpaid: readonly JournalEntry[],
): Promise<void> {
  const answer = await warnOfOpenOrder(services, { open: news, wanted: snapshot })
  if (answer === 'showOrder') return showResult(services, addressOf(news))
  const acknowledged = new Set(unpaid.map((entry) => entry.snapshot.intentId))
  if (answer === 'orderAnew') await again({ acknowledged })
}
