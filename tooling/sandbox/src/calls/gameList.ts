import type { GameWire } from '@topup/api-client/contract'
import type { CallContext } from './context.ts'
import { gameOf, regionOf } from './lookups.ts'
import { gameName, wordsOf } from './words.ts'
import { flag } from './flag.ts'

/** The games of a store for one platform; the one that `clientId` belongs to is flagged. */
export function listGames(
  context: CallContext,
  { clientId, platform, domainArea }: { clientId: string; platform: string; domainArea: string | null },
): GameWire[] {
  const current = clientId === '' ? null : gameOf(context, clientId)
  const brand = current?.brand ?? context.storeBrand
  if (domainArea !== null) regionOf(context, { brand, region: domainArea }, domainArea)
  const words = wordsOf(context, brand)
  const clients = context.world.shop.clientsOf(brand).filter((client) => client.platform === platform)
  return clients
    .filter((client) => client.edition === '')
    .map((client) => ({
      client_id: client.client_id,
      gp_id: client.gpId,
      name: gameName(words, client),
      logo: `${context.origin}${client.logo}`,
      is_select_game: flag(client.game_code === current?.game_code),
      sub_game: Object.fromEntries(
        clients
          .filter((sub) => sub.game_code === client.game_code && sub.edition !== '')
          .map((sub) => [
            sub.edition,
            {
              client_id: sub.client_id,
              name: words.editions[sub.edition] ?? sub.edition_name,
              logo: `${context.origin}${sub.logo}`,
            },
          ]),
      ),
      terms: `${context.origin}/provider/terms`,
      privacy: `${context.origin}/provider/privacy`,
    }))
}
