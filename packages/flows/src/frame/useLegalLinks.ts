import { gameOf, legalLinks } from '@topup/domain'
import { valueOr } from '../store/state/loadable.ts'
import { useSelected, useServices } from '../store/servicesContext.tsx'

/** The legal texts that apply to the current game and payment region. Source: spec §2 "footer", §3. */
export function useLegalLinks(): ReturnType<typeof legalLinks> {
  const { brand, catalogue, session } = useServices()
  const games = useSelected(catalogue, (state) => state.games)
  const { region, clientId } = useSelected(session, (state) => state)
  return legalLinks({ legal: brand.legal, region, game: gameOf(valueOr(games, []), clientId) })
}
