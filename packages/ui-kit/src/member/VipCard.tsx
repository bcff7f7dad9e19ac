import type { ReactNode } from 'react'
import { ProgressBar, type ProgressBarProps } from '../activity/ProgressBar.tsx'

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
    <svg className="vip-crest" viewBox="0 0 132 132" aria-hidden="true" focusable="false">
      <circle className="crest-a" cx="72" cy="60" r="54" />
      <circle className="crest-a" cx="72" cy="60" r="38" />
      <path className="crest-b" d="M40 44l16 13 16-25 16 25 16-13-7 40H47Z" />
      <path className="crest-c" d="M72 32l16 25 16-13-7 40H72Z" />
      <path className="crest-b" d="M47 88h50v7H47Z" />
    </svg>
  )
}

/** Membership level and progress to the next. */
export function VipCard({ label, level, progress, points, share, note }: VipCardProps) {
  return (
    <section className="vip">
      <Crest />
      <p className="vip-l">{label}</p>
      <h2>
        <bdi>{level}</bdi>
      </h2>
      {progress && <ProgressBar {...progress} />}
      <div className="vip-f">
        {note ?? (
          <>
            <bdi className="num">{points}</bdi>
            <bdi className="num vip-l">{share}</bdi>
          </>
        )}
      </div>
    </section>
  )
}
