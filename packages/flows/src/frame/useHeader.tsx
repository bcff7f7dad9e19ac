import type { HeaderProps } from '@topup/ui-kit'
import { nativeNameOf } from '@topup/domain'
import type { Language } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { initialOf } from './initialOf.ts'
import { useOfferedLanguages } from './useOfferedLanguages.ts'
import { accountOf } from '../store/state/sessionStore.ts'
import { useSelected, useServices, useStoreScope } from '../store/servicesContext.tsx'

type HeaderParts = Pick<HeaderProps, 'mark' | 'storeName' | 'wordmark' | 'language'>

/** The two scripts of Chinese, as their readers tell them apart; other languages show their code. */
const scripts: Partial<Record<Language, string>> = { 'zh-cn': '简', 'zh-tw': '繁' }

/** The brand and the language button of every page's header. Source: spec §2 "Bottom navigation and header". */
export function useHeaderBrand(): HeaderParts {
  const { brand, popups, translator } = useServices()
  const offered = useOfferedLanguages()
  const { artwork } = useStoreScope()
  const { t } = useTranslation()
  const language = translator.language()
  const code = scripts[language] ?? language.slice(0, 2).toUpperCase()
  return {
    mark: <artwork.Mark />,
    storeName: brand.name,
    ...(artwork.Wordmark && { wordmark: <artwork.Wordmark /> }),
    ...(offered.length > 1 && {
      language: {
        label: `${t('header.language', { name: nativeNameOf(language) })}, ${code}`,
        code,
        onPress: () => popups.getState().push({ kind: 'language' }),
      },
    }),
  }
}

/** The same, with the account corner: who is logged in, or an offer to log in. */
export function useHeader(): HeaderParts & Pick<HeaderProps, 'account'> {
  const { session, popups } = useServices()
  const { t } = useTranslation()
  const account = useSelected(session, accountOf)
  const parts = useHeaderBrand()
  return {
    ...parts,
    account:
      account === null
        ? {
            kind: 'guest',
            label: t('destination.logIn'),
            onPress: () => popups.getState().push({ kind: 'login' }),
          }
        : {
            kind: 'user',
            label: t('header.account', { name: account.username }),
            initial: initialOf(account.username),
            onPress: () => popups.getState().push({ kind: 'account' }),
          },
  }
}
