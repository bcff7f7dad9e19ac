import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useServices } from '../store/servicesContext.tsx'
import type { StoreKind } from './storeKind.ts'

/**
 * Gives the document the title of its page, in the language of the store. Its code comes after the first screen, whose
 * document has the store's name. Source: spec §2 "Screens and routes".
 */
export function RouteTitles({ kind }: { readonly kind: StoreKind }) {
  const { brand } = useServices()
  const { pathname } = useLocation()
  const { t } = useTranslation()
  useEffect(() => {
    import('./documentTitle.ts').then(
      ({ documentTitle }) => {
        document.title = documentTitle(t, { kind, path: pathname, storeName: brand.name })
      },
      // Without its code the document keeps the title that it has.
      () => undefined,
    )
  }, [brand, kind, pathname, t])
  return null
}
