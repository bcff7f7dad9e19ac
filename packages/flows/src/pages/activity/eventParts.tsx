import type { DecodedActivity } from '@topup/api-client'
import {
  type ActivityReward,
  type Language,
  formatNumber,
  formatPrice,
  isCurrencyArt,
  isolate,
  type rewardState,
} from '@topup/domain'
import type { ArtworkName } from '@topup/ui-kit'
import { ActivityBanner, type LootItem } from '@topup/ui-kit/popups'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeLeft, useNow } from '../../frame/TimeLeft.tsx'
import type { Translator } from '../../i18n/translator.ts'
import type { Services } from '../../store/services.ts'
import { useServices, useStoreScope } from '../../store/servicesContext.tsx'

/** How often the head of an event looks whether it has ended. */
const lookMs = 30_000

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
  const nowMs = services.serviceClock.inServiceTime(useNow(lookMs))
  const time = (endMs: number, lead: string) =>
    // By the device's clock alone nothing has ended.
    endMs > nowMs || services.serviceClock.serviceNow() !== null ? (
      <TimeLeft lead={lead} endsAtMs={endMs} over={t('activity.ended')} />
    ) : undefined
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

/** What a day of a streak gives, in one line. Source: design "22-activity-consecutive". */
export function Gifts({ rewards }: { readonly rewards: readonly ActivityReward[] }) {
  const { translator } = useServices()
  const texts = rewards
    .slice(0, giftsDrawn)
    .map(({ name, amount }) => `${formatNumber(amount, translator.language())} ${name}`)
  const rest = restOf(rewards, translator.language())
  return [...texts, ...(rest === null ? [] : [rest])].map((text, index) => (
    <Fragment key={index}>
      {index > 0 && <span>{' + '}</span>}
      <bdi>{text}</bdi>
    </Fragment>
  ))
}

/** How many gifts of one reward are drawn; a tap on the reward names them all. */
const giftsDrawn = 12

/** How many gifts are not drawn; null for none. */
const restOf = (gifts: readonly unknown[], language: Language): string | null =>
  gifts.length > giftsDrawn ? formatNumber(gifts.length - giftsDrawn, language) : null

/** The contents of a reward as they are drawn: the first, and how many more there are. */
export function drawnLoot(
  rewards: readonly ActivityReward[],
  translator: Pick<Translator, 't' | 'language'>,
): readonly LootItem[] {
  const drawn = lootOf(rewards.slice(0, giftsDrawn), translator)
  const rest = restOf(rewards, translator.language())
  if (rest === null) return drawn
  const more = `+${rest}`
  return [...drawn, { artwork: 'crate', amount: more, label: more }]
}

/** The contents of a reward, as drawn and as read aloud. */
export function lootOf(
  rewards: readonly ActivityReward[],
  { t, language }: Pick<Translator, 't' | 'language'>,
): readonly LootItem[] {
  return rewards.map(({ name, amount, iconUrl, art }) => {
    const figure = formatNumber(amount, language())
    return {
      artwork: rewardArtwork(art),
      picture: iconUrl ?? undefined,
      amount: figure,
      label: t('activity.gift', { name, amount: figure }),
    }
  })
}

/** The word for each state of a reward, in the list of days and in its detail. */
export const rewardWords = {
  claimed: 'rewards.claimed',
  claimable: 'rewards.ready',
  claiming: 'rewards.checking',
  checking: 'rewards.checking',
  next: 'rewards.next',
  locked: 'rewards.locked',
} as const

/**
 * Shows what a reward is, what it asks for and how it stands, and tracks that it was looked at. Source: spec §7
 * `viewRewardDetail`, decision 71.
 */
export function showReward(
  { popups, tracking, translator }: Pick<Services, 'popups' | 'tracking' | 'translator'>,
  reward: {
    readonly activityId: string
    readonly rewardId: string
    readonly title: string
    readonly loot: readonly LootItem[]
    readonly note: string
    readonly step: ReturnType<typeof rewardState>
  },
): void {
  const { activityId, rewardId, title, loot, note, step } = reward
  const words = [...loot.map(({ label }) => label), note, translator.t(rewardWords[step])]
  tracking.track('viewRewardDetail', { activityId, rewardId })
  // As in a `NameLine`: none changes the direction of another, and no line begins with a dot.
  const text = words.map((word) => isolate(word, translator.language())).join('\u00a0· ')
  popups.getState().push({ kind: 'tip', title, text })
}

/** The drawing of a gift: what the service says that it is, a few of a currency, else a crate. Source: decision 74. */
export function rewardArtwork(art: ActivityReward['art']): ArtworkName {
  if (art === null) return 'crate'
  return isCurrencyArt(art) ? `${art}-2` : art
}
