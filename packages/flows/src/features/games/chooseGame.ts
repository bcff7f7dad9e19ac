import { selectionAfterGame, selectionAfterRegion } from '@topup/domain'
import type { GameChoice } from '@topup/domain'
import { loading } from '../../store/state/loadable.ts'
import type { Services } from '../../store/services.ts'
import { accountOf } from '../../store/state/sessionStore.ts'
import { preselectCharacter } from './chooseCharacter.ts'

/**
 * Switches the store to a game, and asks first when there is an account or a character to leave. Resolves to whether
 * the game is now chosen. The payment region follows the game. What belonged to the previous game or region leaves
 * the screen at once, so that it cannot be bought for this one. Source: spec §4 "Game selection", §5 "Confirmations",
 * decision 54.
 */
export async function chooseGame(
  services: Pick<
    Services,
    'catalogue' | 'entry' | 'popups' | 'roster' | 'selection' | 'session' | 'tracking' | 'translator'
  >,
  chosen: GameChoice,
): Promise<boolean> {
  const { session, selection, roster, catalogue, tracking } = services
  const isOther = () => chosen.clientId !== session.getState().clientId
  if (isOther() && hasSomethingToLeave(services) && !(await isConfirmed(services, chosen))) return false

  const isChange = isOther()
  const before = session.getState().region
  const { selection: held } = selection.getState()
  session.getState().chooseGame(chosen)
  const isMoved = session.getState().region !== before
  if (!isChange && !isMoved) return true
  selection.getState().change(() => {
    const kept = selectionAfterGame(held, chosen)
    return isMoved ? selectionAfterRegion(kept) : kept
  })
  if (isChange) {
    tracking.track('changeGame')
    roster.getState().clear()
  }
  catalogue.setState({ products: loading, pageConfig: loading })
  void catalogue.getState().load()
  if (isChange && accountOf(session.getState()) !== null) void preselectCharacter(services)
  return true
}

function hasSomethingToLeave({ session, selection }: Pick<Services, 'selection' | 'session'>): boolean {
  return accountOf(session.getState()) !== null || selection.getState().selection.character !== null
}

async function isConfirmed(
  { popups, translator }: Pick<Services, 'popups' | 'translator'>,
  { name }: GameChoice,
): Promise<boolean> {
  const answer = await popups.getState().confirm({
    title: translator.t('confirm.changeGame.title', { game: name }),
    text: translator.t('confirm.changeGame.text'),
    confirmLabel: translator.t('confirm.changeGame.confirm'),
    cancelLabel: translator.t('common.cancel'),
    tone: 'plain',
  })
  return answer === 'confirm'
}
