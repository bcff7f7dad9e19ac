import { ChoiceGrid, Sheet } from '@topup/ui-kit/popups'
import { htmlLang, nativeNameOf, parseLanguage } from '@topup/domain'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'
import { useOfferedLanguages } from '../../frame/useOfferedLanguages.ts'
import { overruleLink } from '../../visit/overruleLink.ts'
import { storageOf } from '../../platform/storageOf.ts'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { reloadInLanguage } from './reloadInLanguage.ts'

/** The languages of this store, each in its own name. Source: spec §9 "Languages", decision 56. */
export function LanguagePopup({ onClose }: { readonly onClose: () => void }) {
  const services = useServices()
  const { brand, clock, translator, toasts } = services
  const { t } = useTranslation()
  const isChanging = useRef(false)
  const offered = useOfferedLanguages()
  const current = translator.language()
  // The language in use is always marked, also while texts of another one could not be loaded.
  const listed = offered.includes(current) ? offered : [current, ...offered]

  const choose = async (value: string) => {
    const language = parseLanguage(value)
    if (language === null || isChanging.current) return
    if (language === translator.language()) return onClose()
    isChanging.current = true
    const isShown = await translator.change(language)
    isChanging.current = false
    if (!isShown) return toasts.getState().show('error', translator.t('language.failed'))
    overruleLink(createBrandStorage(brand.key, storageOf(window, 'sessionStorage'), clock))
    onClose()
    reloadInLanguage(services)
  }

  return (
    <Sheet title={t('language.title')} closeLabel={t('common.close')} onClose={onClose}>
      <ChoiceGrid
        label={t('language.title')}
        choices={listed.map((language) => ({
          value: language,
          name: nativeNameOf(language),
          lang: htmlLang(language),
        }))}
        value={current}
        onChoose={(value) => void choose(value)}
      />
    </Sheet>
  )
}
