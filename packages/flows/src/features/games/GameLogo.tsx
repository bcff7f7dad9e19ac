import { GamePicture } from '@topup/ui-kit'
import { useGameLogo } from './useGameLogo.ts'

/** The picture of a game in a row; `logoUrl` is that of the game list. */
export function GameLogo({
  clientId,
  logoUrl,
}: {
  readonly clientId: string
  readonly logoUrl: string | null
}) {
  return <GamePicture src={useGameLogo(clientId, logoUrl)} />
}
