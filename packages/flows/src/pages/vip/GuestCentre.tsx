import { decodeVipBasics, getVipBasicInfo } from '@topup/api-client'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { WaitingPage } from '../../frame/WaitingRows.tsx'
import { decodingOf } from '../../features/claims/decodingOf.ts'
import { LogInForRewards } from '../../features/claims/LogInForRewards.tsx'
import { LogInToClaim } from '../../features/claims/LogInToClaim.tsx'
import { usePreview } from '../../features/claims/usePreview.ts'
import { Faq } from './Faq.tsx'
import { LevelTable } from './LevelTable.tsx'

/**
 * The VIP centre as guests see it: what the levels bring, and the way to log in; where the service wants a login first,
 * that alone. Source: decision 80.
 */
export function GuestCentre() {
  const { t } = useTranslation()
  const preview = usePreview(useReadBasics())
  if (preview.kind === 'loading') return <WaitingPage label={t('common.loading')} top="banner" />
  if (preview.kind === 'hidden' || preview.value.levels.length === 0) return <LogInForRewards />
  return (
    <>
      <LogInToClaim />
      <LevelTable levels={preview.value.levels} current={null} />
      <Faq basics={preview.value} />
    </>
  )
}

function useReadBasics() {
  const services = useServices()
  const { language } = useTranslation().i18n
  const clientId = useSelected(services.session, (state) => state.clientId)
  return useCallback(
    async (signal: AbortSignal) => {
      void language
      const answer = await services.api.call(getVipBasicInfo, { client_id: clientId }, { signal })
      return answer.ok ? decodeVipBasics(answer.value.content, decodingOf(services)) : null
    },
    [services, clientId, language],
  )
}
