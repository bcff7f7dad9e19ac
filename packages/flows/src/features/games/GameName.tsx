import { fullNameOf } from '@topup/domain'
import { useSelected, useServices } from '../../store/servicesContext.tsx'

/** The game that is sold, with its edition: "Starfall Chronicle · Global"; nothing until its name is known. Source: decision 31. */
export function GameName() {
  const { session } = useServices()
  const game = useSelected(session, (state) => state.game)
  return game === null ? null : <bdi translate="no">{fullNameOf(game)}</bdi>
}
