import { gameOf, legalLinks } from '@topup/domain'
import { LegalLinks } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../store/servicesContext.tsx'
import { valueOr } from '../store/state/loadable.ts'

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

/** The legal texts that apply to the current game and payment region. Source: spec §2 "footer", §3. */
export function useLegalLinks(): ReturnType<typeof legalLinks> {
  const { brand, catalogue, session } = useServices()
  const games = useSelected(catalogue, (state) => state.games)
  const { region, clientId } = useSelected(session, (state) => state)
  return legalLinks({ legal: brand.legal, region, game: gameOf(valueOr(games, []), clientId) })
}
