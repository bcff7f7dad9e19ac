import { ActivityBanner } from '@topup/ui-kit/popups'
import type { DecodedActivity } from '@topup/api-client'
import { formatPrice } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useStoreScope } from '../../store/servicesContext.tsx'
import { TimeLeft } from '../../frame/TimeLeft.tsx'

/**
 * The head of an event: its name, what it asks for and how long it lasts; of a streak, how long today does. Source: design
 * "21-activity-cumulative", design "22-activity-consecutive".
 */
export function EventBanner({ event }: { readonly event: DecodedActivity }) {
  const { artwork, services } = useStoreScope()
  const { t } = useTranslation()
  const { title, description, endsAtMs } = event.activity
  const rule =
    event.kind === 'consecutive'
      ? t('activity.perDay', { amount: formatPrice(event.activity.perDay, services.translator.language()) })
      : undefined
  const todayEndsAtMs = event.kind === 'consecutive' ? event.activity.todayEndsAtMs : null
  const time = (endMs: number, lead: string) => (
    <TimeLeft lead={lead} endsAtMs={endMs} over={t('activity.ended')} />
  )
  return (
    <ActivityBanner
      title={<bdi>{title}</bdi>}
      text={description === '' ? rule : <bdi>{description}</bdi>}
      scene={<artwork.Hero />}
      time={
        todayEndsAtMs !== null
          ? time(todayEndsAtMs, t('activity.todayEndsIn'))
          : endsAtMs !== null
            ? time(endsAtMs, t('activity.endsIn'))
            : undefined
      }
    />
  )
}
