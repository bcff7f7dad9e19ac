import { LinkButton } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'

/**
 * The way to customer service: a page opens beside the store, an e-mail in the device's mail program. Source:
 * decision 64.
 */
export function HelpLink({ href }: { readonly href: string }) {
  const { t } = useTranslation()
  return href.startsWith('mailto:') ? (
    <LinkButton href={href}>{t('support.write')}</LinkButton>
  ) : (
    <LinkButton href={href} target="_blank" rel="noopener">
      {t('support.open')}
    </LinkButton>
  )
}
