import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router'
import { useServices } from '../store/servicesContext.tsx'
import { documentTitle } from './documentTitle.ts'
import type { StoreKind } from './startStore.tsx'

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

/**
 * A page that the player goes to begins at its top; one that they come back to stands where they left it, as the
 * browser sees to. Source: spec §2 "Screens and routes".
 */
export function useTopOfPage(): void {
  const { pathname } = useLocation()
  const how = useNavigationType()
  useLayoutEffect(() => {
    if (how === 'PUSH') window.scrollTo(0, 0)
  }, [how, pathname])
}
