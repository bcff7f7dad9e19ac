import { formatNumber } from '@topup/domain'
import type { ActivityReward } from '@topup/domain'
import { Fragment } from 'react'
import { useServices } from '../../store/servicesContext.tsx'

/** What a day of a streak gives, in one line. Source: design "22-activity-consecutive". */
export function Gifts({ rewards }: { readonly rewards: readonly ActivityReward[] }) {
  const { translator } = useServices()
  return rewards.map(({ name, amount }, index) => (
    <Fragment key={index}>
      {index > 0 && <span>{' + '}</span>}
      <bdi>{`${formatNumber(amount, translator.language())} ${name}`}</bdi>
    </Fragment>
  ))
}
