import { GamePicture } from '@topup/ui-kit'
import { RecipientCard } from '@topup/ui-kit/popups'
import type { PaymentLink } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../store/servicesContext.tsx'
import { useGameLogo } from '../../features/games/useGameLogo.ts'
import { useCheckout } from '../../features/purchase/checkout/checkoutContext.tsx'

/** Whose account is unblocked by paying, in which game: a payment link names no character. Source: spec §3 "Replenish info", decision 31. */
export function LinkRecipient({ info }: { readonly info: PaymentLink }) {
  const { session } = useCheckout()
  const { t } = useTranslation()
  const clientId = useSelected(session, (state) => state.clientId)
  const picture = useGameLogo(clientId, null)
  return (
    <RecipientCard
      label={t('recharge.recipient')}
      picture={<GamePicture src={picture} size="s" />}
      title={<bdi translate="no">{info.userName}</bdi>}
      note={<bdi>{info.gameName}</bdi>}
    />
  )
}
