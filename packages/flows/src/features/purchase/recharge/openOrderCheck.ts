import { addressOf, entriesToWarnOf } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import type { Services } from '../../../store/services.ts'
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
  const shown = answer === 'orderAnew' ? paidMeanwhile(services, unpaid) : news
  if (answer !== 'nothing' && shown !== null) return showResult(services, addressOf(shown))
  const acknowledged = new Set(unpaid.map((entry) => entry.snapshot.intentId))
  if (answer === 'orderAnew') await again({ acknowledged })
}

/**
 * An order that proved to be paid while the player was asked about it: the player must see it before paying again.
 */
function paidMeanwhile(
  { journal }: Pick<Services, 'journal'>,
  asked: readonly JournalEntry[],
): JournalEntry | null {
  const ids = new Set(asked.map((entry) => entry.snapshot.intentId))
  const isPaid = (entry: JournalEntry) => entry.kind === 'final' && entry.outcome === 'success'
  return journal.getState().journal.find((entry) => isPaid(entry) && ids.has(entry.snapshot.intentId)) ?? null
}
