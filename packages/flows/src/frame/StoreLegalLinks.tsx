import { LegalLinks } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { useServices } from '../store/servicesContext.tsx'
import { useLegalLinks } from './useLegalLinks.ts'

/** Privacy and user agreement, and the brand's notices if it has any. Source: spec §2 "footer". */
export function StoreLegalLinks() {
  const { brand, popups } = useServices()
  const { t } = useTranslation()
  const legal = useLegalLinks()
  return (
    <LegalLinks
      label={t('legal.label')}
      links={[
        { kind: 'link', name: t('legal.privacy'), href: legal.privacy },
        { kind: 'link', name: t('legal.terms'), href: legal.terms },
        ...(brand.notices ?? []).map((notice) => ({
          kind: 'popup' as const,
          name: t(`legal.${notice}.title`),
          onOpen: () => popups.getState().push({ kind: 'notice', notice }),
        })),
      ]}
      copyright={brand.copyright}
    />
  )
}
