import { addressOf, factsOf, formatPrice, isExternal } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import type { Services } from '../../../store/services.ts'
import { detailText, storeLines } from '../../support/supportDetails.ts'
import type { DetailLine } from '../../support/supportDetails.ts'
import { momentsOf } from './orderTimes.ts'
import type { OrderMoment } from './orderTimes.ts'

/**
 * What customer service needs to find an order, in lines that do not depend on the language: numbers, times in UTC, names
 * with their ids, the code of a rejection. It holds no token, no card and no address. Source: decisions 64 and 76, spec §1 "Support is through customer
 * service".
 */
export function detailsOf(
  services: Pick<Services, 'brand' | 'clock' | 'deployment' | 'translator'>,
  entry: JournalEntry,
): string {
  const { product, game, account, server, character, method, amount } = factsOf(entry)
  const { recipient, product: bought, method: paid, intentId } = entry.snapshot
  const withId = (name: string | null, id: string) => name && (isExternal(entry) ? name : `${name} (${id})`)
  return detailText([
    ...storeLines(services),
    ['Order', addressOf(entry)],
    ['Session', isExternal(entry) ? null : intentId],
    ['State', entry.kind === 'final' ? entry.outcome : entry.kind],
    ...momentsOf(entry).map(momentLine),
    ['Game', withId(game, recipient.clientId)],
    ['Account', account],
    ['Server', withId(server, recipient.server.value)],
    ['Character', withId(character, recipient.character.value)],
    ['Product', withId(product, bought.productId)],
    ['Amount', amount && formatPrice(amount, 'en')],
    ['Method', withId(method, `${paid.paywayId}, ${paid.channelId}`)],
  ])
}

const momentLine = ({ what, atMs, code }: OrderMoment): DetailLine => [
  code === undefined ? what : `${what} (code ${code})`,
  new Date(atMs).toISOString(),
]
