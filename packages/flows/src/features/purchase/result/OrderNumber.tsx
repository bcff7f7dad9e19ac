import { CopiedValue } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../platform/copyText.ts'
import { useServices } from '../../../store/servicesContext.tsx'

/** An order's number, with a button that copies it, because customer service asks for it. Source: spec §1. */
export function OrderNumber({ of }: { readonly of: string }) {
  const { toasts } = useServices()
  const { t } = useTranslation()
  const copy = async () => {
    const isCopied = await copyText(of, window)
    const text = isCopied ? t('result.orderCopied') : t('account.copyByHand', { id: of })
    toasts.getState().show(isCopied ? 'success' : 'info', text)
  }
  return <CopiedValue value={of} label={t('result.copyOrder')} onCopy={() => void copy()} />
}
