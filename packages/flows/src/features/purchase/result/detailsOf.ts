import { addressOf, factsOf, formatPrice, isExternal } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import type { Services } from '../../../store/services.ts'
import { momentsOf } from './orderTimes.ts'

/**
 * What customer service needs to find an order, in lines that do not depend on the language: numbers, times in UTC, names
 * with their ids. It holds no token, no card and no address. Source: decision 64, spec §1 "Support is through customer
 * service".
 */
export function detailsOf(
  { brand, deployment, translator }: Pick<Services, 'brand' | 'deployment' | 'translator'>,
  entry: JournalEntry,
): string {
  const { product, game, account, server, character, method, amount } = factsOf(entry)
  const { recipient, product: bought, method: paid, intentId } = entry.snapshot
  const withId = (name: string | null, id: string) => name && (isExternal(entry) ? name : `${name} (${id})`)
  const lines: readonly (readonly [string, string | null])[] = [
    ['Store', `${brand.name} (${brand.key}, ${deployment.environment})`],
    ['Order', addressOf(entry)],
    ['Session', isExternal(entry) ? null : intentId],
    ['State', entry.kind === 'final' ? entry.outcome : entry.kind],
    ...momentsOf(entry).map(({ what, atMs }) => [what, new Date(atMs).toISOString()] as const),
    ['Game', withId(game, recipient.clientId)],
    ['Account', account],
    ['Server', withId(server, recipient.server.value)],
    ['Character', withId(character, recipient.character.value)],
    ['Product', withId(product, bought.productId)],
    ['Amount', amount && formatPrice(amount, 'en')],
    ['Method', withId(method, `${paid.paywayId}, ${paid.channelId}`)],
    ['Language', translator.language()],
  ]
  return lines.flatMap(([term, value]) => (value ? `${term}: ${value}` : [])).join('\n')
}
