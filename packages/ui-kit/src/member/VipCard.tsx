import type { ReactNode } from 'react'
import { ProgressBar, type ProgressBarProps } from '../activity/ProgressBar.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'
import { RowFace } from '../list/SelectRow.tsx'

export interface VipCardProps {
  /** "Your level". */
  readonly label: string
  /** "VIP 4". */
  readonly level: string
  /** Progress to the next level; left out at the top. */
  readonly progress?: ProgressBarProps | undefined
  /** Line under the bar: points, and the percentage at its end. */
  readonly points?: string | undefined
  readonly share?: string | undefined
  /** Replaces that line at the top level. */
  readonly note?: ReactNode
}

function Crest() {
  return (
    <svg className="vip-card__crest" viewBox="0 0 132 132" aria-hidden="true" focusable="false">
      <circle className="vip-card__crest-ring" cx="72" cy="60" r="54" />
      <circle className="vip-card__crest-ring" cx="72" cy="60" r="38" />
      <path className="vip-card__crest-crown" d="M40 44l16 13 16-25 16 25 16-13-7 40H47Z" />
      <path className="vip-card__crest-shade" d="M72 32l16 25 16-13-7 40H72Z" />
      <path className="vip-card__crest-crown" d="M47 88h50v7H47Z" />
    </svg>
  )
}

/** Membership level and progress to the next. */
export function VipCard({ label, level, progress, points, share, note }: VipCardProps) {
  return (
    <section className="vip-card">
      <Crest />
      <p className="vip-card__label">{label}</p>
      <h2>
        <bdi translate="no">{level}</bdi>
      </h2>
      {progress && <ProgressBar {...progress} />}
      <div className="vip-card__foot">
        {note ?? (
          <>
            <bdi translate="no" className="numeric">
              {points}
            </bdi>
            <bdi translate="no" className="numeric vip-card__label">
              {share}
            </bdi>
          </>
        )}
      </div>
    </section>
  )
}

/** One number with its name. */
export interface Stat {
  readonly icon: IconShape
  readonly figure: string
  readonly name: string
  readonly onPress: () => void
}

function StatTile({ icon, figure, name, onPress }: Stat) {
  const lead = (
    <span className="lead-icon">
      <Icon of={icon} />
    </span>
  )
  return (
    <button type="button" onClick={onPress}>
      <RowFace
        lead={{ kind: 'node', node: lead }}
        title={
          <bdi translate="no" className="numeric">
            {figure}
          </bdi>
        }
        note={name}
      />
    </button>
  )
}

/** Numbers of the account side by side: coupons, growth points. */
export function StatTiles({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <section className="card stat-tiles">
      {stats.map((stat) => (
        <StatTile key={stat.name} {...stat} />
      ))}
    </section>
  )
}
