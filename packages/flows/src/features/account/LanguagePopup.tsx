import { ChoiceGrid, Sheet } from '@topup/ui-kit/popups'
import { htmlLang, nativeNameOf, offeredLanguages, parseLanguage } from '@topup/domain'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { valueOr } from '../../store/state/loadable.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { overruleLink } from '../../visit/overruleLink.ts'
import { storageOf } from '../../platform/storageOf.ts'
import { createBrandStorage } from '../../platform/brandStorage.ts'

/** The languages of this store, each in its own name. Source: spec §9 "Languages". */
export function LanguagePopup({ onClose }: { readonly onClose: () => void }) {
  const { brand, catalogue, clock, translator, toasts } = useServices()
  const { t } = useTranslation()
  const pageConfig = useSelected(catalogue, (state) => valueOr(state.pageConfig, null))
  const isChanging = useRef(false)
  const offered = offeredLanguages(brand, pageConfig?.languages ?? [])

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
    // Names of products and methods arrive in the language of the request.
    void catalogue.getState().load()
  }

  return (
    <Sheet title={t('language.title')} closeLabel={t('common.close')} onClose={onClose}>
      <ChoiceGrid
        label={t('language.title')}
        choices={offered.map((language) => ({
          value: language,
          name: nativeNameOf(language),
          lang: htmlLang(language),
        }))}
        value={translator.language()}
        onChoose={(value) => void choose(value)}
      />
    </Sheet>
  )
}
