import { useHiddenOnScroll } from '@topup/ui-kit'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { accountOf } from '../store/state/sessionStore.ts'
import { useSelected, useServices } from '../store/servicesContext.tsx'
import { StoreLegalLinks } from './StoreLegalLinks.tsx'

/**
 * Draws the legal links after a page's content, and finds out whether the navigation should mark news, and whether header and
 * navigation should be slid away.
 */
export function PageEnd({
  onNews,
  onHidden,
}: {
  readonly onNews: (news: string | undefined) => void
  readonly onHidden: (isHidden: boolean) => void
}) {
  useEventNews(onNews)
  const isHidden = useHiddenOnScroll()
  useEffect(() => {
    onHidden(isHidden)
    return () => onHidden(false)
  }, [isHidden, onHidden])
  return <StoreLegalLinks />
}

/**
 * Asks for news when config and account are known, and again for another character. Source: design
 * "01-select-goods" (red dot).
 */
function useEventNews(onNews: (news: string | undefined) => void): void {
  const { catalogue, selection, session, hasEventNews } = useServices()
  const { t } = useTranslation()
  const config = useSelected(catalogue, (state) => state.pageConfig)
  const products = useSelected(catalogue, (state) => state.products.kind)
  const account = useSelected(session, accountOf)
  const character = useSelected(selection, (state) => state.selection.character)
  const news = t('vip.readyNote')
  useEffect(() => {
    if (account === null || config.kind !== 'ready' || products === 'loading') return onNews(undefined)
    let isCurrent = true
    void hasEventNews().then(
      (isThere) => isCurrent && onNews(isThere ? news : undefined),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [hasEventNews, account, config, products, character, news, onNews])
}
