import { Button, iconCopy } from '@topup/ui-kit'
import type { ButtonVariant } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../platform/copyText.ts'
import { useServices } from '../../store/servicesContext.tsx'

/**
 * Copies a text for customer service; where copying is not allowed, shows it. Source: decisions 64 and 76.
 */
export function CopyDetails(props: {
  /** Called at the tap, so that the text says what is known by then. */
  readonly details: () => string
  readonly variant?: ButtonVariant | undefined
}) {
  const { details, variant = 'text' } = props
  const { toasts } = useServices()
  const { t } = useTranslation()
  const copy = async () => {
    const text = details()
    const isCopied = await copyText(text, window)
    const shown = isCopied ? t('order.detailsCopied') : t('account.copyByHand', { id: text })
    toasts.getState().show(isCopied ? 'success' : 'info', shown)
  }
  return (
    <Button variant={variant} icon={iconCopy} onClick={() => void copy()}>
      {t('order.copyDetails')}
    </Button>
  )
}
