import { type Language, htmlLang, nativeNameOf, parseLanguage } from '@topup/domain'
import { ChoiceGrid, LiveLine, Sheet } from '@topup/ui-kit/popups'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOfferedLanguages } from '../../frame/PageFrame.tsx'
import { type BrandStorage, createBrandStorage, storageOf } from '../../platform/brandStorage.ts'
import { reloadWhenThere } from '../../platform/reloadWhenThere.ts'
import type { Services } from '../../store/services.ts'
import { useServices } from '../../store/servicesContext.tsx'
import { canReload } from '../purchase/orders/lazyOrders.ts'
import { reloadInLanguage } from './reloadInLanguage.ts'

/**
 * Starts the store again in a language whose file this page cannot have: after a new release it has another name, which only
 * a new document knows. Source: faults B-09.
 */
function startIn(services: Services, language: Language, tab: BrandStorage): void {
  const isFree = () => canReload(services)
  if (!isFree()) return
  services.brandStorage.write('language', language)
  overruleLink(tab)
  void reloadWhenThere(window, isFree)
}

/** The languages of this store, each in its own name. Source: spec §9 "Languages", decision 56. */
export function LanguagePopup({ onClose }: { readonly onClose: () => void }) {
  const services = useServices()
  const { brand, clock, translator, toasts } = services
  const { t } = useTranslation()
  /** The language that was tapped last, unless it could not be loaded. */
  const wanted = useRef<Language | null>(null)
  const [isChanging, setChanging] = useState(false)
  const missed = useRef<Language | null>(null)
  const offered = useOfferedLanguages()
  const current = translator.language()
  // The language in use is always marked, also while texts of another one could not be loaded.
  const listed = offered.includes(current) ? offered : [current, ...offered]

  const choose = async (value: string) => {
    const language = parseLanguage(value)
    if (language === null || language === wanted.current) return
    if (language === translator.language() && wanted.current === null) return onClose()
    wanted.current = language
    setChanging(true)
    const isShown = await translator.change(language)
    if (wanted.current !== null && wanted.current !== language) {
      // Its texts came later than those of the one that took its place.
      if (isShown) void translator.change(wanted.current)
      return
    }
    setChanging(false)
    const tab = createBrandStorage(brand.key, storageOf(window, 'sessionStorage'), clock)
    if (!isShown) {
      wanted.current = null
      toasts.getState().show('error', translator.t('language.failed'))
      if (missed.current === language) startIn(services, language, tab)
      missed.current = language
      return
    }
    overruleLink(tab)
    onClose()
    reloadInLanguage(services)
  }

  return (
    <Sheet title={t('language.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="stack">
        <div aria-busy={isChanging}>
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
        </div>
        {isChanging && <LiveLine>{t('common.loading')}</LiveLine>}
      </div>
    </Sheet>
  )
}

/**
 * Makes the player's choice of a language override the link's language in this tab, also after a reload of the
 * link's own address. Source: spec §4 "Language choice".
 */
export function overruleLink(tab: BrandStorage): void {
  tab.write('overruled', tab.read('linkLanguage', parseLanguage))
}
