import { TimerRing } from '@topup/ui-kit/popups'
import { announcementBetween, formatCountdown, remainingSeconds } from '@topup/domain'
import type { CountdownAnnouncement } from '@topup/domain'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../store/useNow.ts'
import type { LinkStore } from './linkStore.ts'

const secondMs = 1000

/** The ring is full while at least so many seconds are left, whenever the page is opened: a quarter of an hour. */
const fullSeconds = 900

/** From here on, in seconds, the ring warns. */
const urgentSeconds = 60

/**
 * The time left until the deadline of a payment link; read aloud at five minutes, one minute and zero. Source:
 * spec §4 "Replenishment", design.md §7.
 */
export function LinkTimer(props: {
  readonly link: LinkStore
  readonly deadlineMs: number
  readonly validSeconds: number
}) {
  const { link, deadlineMs, validSeconds } = props
  const { t } = useTranslation()
  const seconds = remainingSeconds(deadlineMs, useNow(secondMs))
  const before = useRef(seconds)
  const [said, setSaid] = useState<CountdownAnnouncement | null>(null)
  useEffect(() => {
    const announcement = announcementBetween(before.current, seconds)
    before.current = seconds
    if (announcement !== null) setSaid(announcement)
    link.getState().tick()
  }, [link, seconds])
  return (
    <>
      <TimerRing
        text={formatCountdown(seconds)}
        label={t('paymentLink.remaining', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
        share={seconds / Math.max(fullSeconds, validSeconds)}
        isUrgent={seconds <= urgentSeconds}
        title={t('paymentLink.timeLeft')}
        note={t('paymentLink.timeLeftText')}
      />
      <output className="visually-hidden">{said !== null && t(`paymentLink.${said}`)}</output>
    </>
  )
}
