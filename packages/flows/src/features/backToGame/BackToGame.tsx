import { LinkButton, iconGame } from '@topup/ui-kit'
import type { ButtonVariant } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { useGameUrl } from './useGameUrl.ts'

/** Leads back into the game; nothing where the service knows no way. Source: spec §7 "Lists and config", decision 33. */
export function BackToGame(props: {
  /** The game to go back to; null where it is not known. */
  readonly clientId: string | null
  /** The order that was paid for it. */
  readonly billingNo: string | null
  readonly variant: ButtonVariant
}) {
  const { t } = useTranslation()
  const url = useGameUrl(props.clientId, props.billingNo)
  if (url === null) return null
  return (
    <LinkButton variant={props.variant} icon={iconGame} href={url} rel="noreferrer">
      {t('result.backToGame')}
    </LinkButton>
  )
}
