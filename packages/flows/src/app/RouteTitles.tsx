import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useServices } from '../store/servicesContext.tsx'
import { documentTitle } from './documentTitle.ts'
import type { StoreKind } from './storeKind.ts'
import { useTopOfPage } from './useTopOfPage.ts'

/**
 * Gives the document the title of its page, in the language of the store, and begins the page at its top. Source: spec §2 "Screens and routes".
 */
export function RouteTitles({ kind }: { readonly kind: StoreKind }) {
  const { brand } = useServices()
  const { pathname } = useLocation()
  const { t } = useTranslation()
  useTopOfPage()
  useEffect(() => {
    document.title = documentTitle(t, { kind, path: pathname, storeName: brand.name })
  }, [brand, kind, pathname, t])
  return null
}
