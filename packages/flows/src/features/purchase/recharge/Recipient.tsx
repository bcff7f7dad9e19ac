import { GamePicture, NameLine } from '@topup/ui-kit'
import { RecipientCard } from '@topup/ui-kit/popups'
import { fullNameOf } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { useSelected } from '../../../store/servicesContext.tsx'
import { useGameLogo } from '../../games/useGameLogo.ts'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { CharacterLine } from './CharacterLine.tsx'

/**
 * Who receives the product, in which game, and whose account pays, over Buy; `change`: with the way to another
 * character, which is shut while an order is being placed. Source: decisions 31 and 67.
 */
export function Recipient({ change }: { readonly change: 'offered' | 'none' }) {
  const { session, recharge, popups } = useCheckout()
  const { t } = useTranslation()
  const account = useSelected(session, accountOf)
  const game = useSelected(session, (state) => state.game)
  const clientId = useSelected(session, (state) => state.clientId)
  const isPlacing = useSelected(recharge, (state) => state.placing.kind !== 'no' || state.isAwaiting)
  const picture = useGameLogo(clientId, game?.logoUrl ?? null)
  return (
    <RecipientCard
      label={t('recharge.recipient')}
      picture={<GamePicture src={picture} size="s" />}
      title={<CharacterLine />}
      note={<NameLine of={[game && fullNameOf(game), account?.username].flatMap((name) => name || [])} />}
      change={
        change === 'none'
          ? undefined
          : {
              label: t('common.change'),
              press: () => popups.getState().push({ kind: 'serverCharacter' }),
              disabled: isPlacing,
            }
      }
    />
  )
}
