import { getCountryList } from '@topup/api-client'
import { htmlLang } from '@topup/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../../store/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { nameByBrowser } from './nameByBrowser.ts'
import { regionName } from './regionName.ts'

type Names = ReadonlyMap<string, string>
const none: Names = new Map()

/**
 * Names the countries of the method list: with the store's own texts, then as the service names them, then as the
 * browser does. The service is asked only when a country has no text; its failure is silent, because the other names
 * stay. Source: spec §9 "Region names", §7 "Lists and config".
 */
export function useRegionNames(regions: readonly string[]): (region: string) => string {
  const { api, session, translator } = useCheckout()
  const { t } = useTranslation()
  const clientId = useSelected(session, (state) => state.clientId)
  const area = useSelected(session, (state) => state.region)
  const isUnnamed = regions.some((region) => regionName(t, region) === null)
  const [names, setNames] = useState(none)
  const language = translator.language()
  useEffect(() => {
    if (!isUnnamed) return
    const request = new AbortController()
    const { signal } = request
    const ask = async () => {
      const answer = await api.call(getCountryList, { client_id: clientId, domain_area: area }, { signal })
      if (!answer.ok || signal.aborted) return
      setNames(
        new Map(answer.value.content.map(({ code, name }) => [String(code), String(name ?? '').trim()])),
      )
    }
    ask().catch(() => undefined)
    return () => request.abort()
    // The names are in the language of the store.
  }, [api, clientId, area, isUnnamed, language])
  return (region) => regionName(t, region) ?? (names.get(region) || nameByBrowser(region, htmlLang(language)))
}
