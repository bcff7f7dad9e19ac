import { type ReactNode, useEffect, useState } from 'react'
import { isPlainClick } from '../base/isPlainClick.ts'
import { matchesMedia } from '../base/mediaQuery.ts'
import { takeFocus } from '../base/takeFocus.ts'
import { FootBar } from '../checkout/FootBar.tsx'
import { Icon } from '../icon/Icon.tsx'
import { iconCheck, iconClock, iconGift, iconRight } from '../icon/icons.ts'
import { iconClose } from '../icon/visitIcons.ts'

export interface ResultCardProps {
  readonly title: string
  /** `ResultMark`. */
  readonly mark?: ReactNode
  readonly text?: ReactNode
  /** Receipt, tips or anything under the words. */
  readonly children?: ReactNode
  /** `Buttons`: drawn at the foot of the page. */
  readonly actions: ReactNode
}

/**
 * The state of an order, as a page of the old layout shows it. Each state is a card of its own, whose title takes focus; a
 * change of its words is read aloud.
 */
export function ResultCard({ title, mark, text, children, actions }: ResultCardProps) {
  return (
    <>
      <section className="card result-card">
        {mark}
        <div role="status">
          <h2 ref={takeFocus} tabIndex={-1}>
            {title}
          </h2>
          {text !== undefined && <p className="muted">{text}</p>}
        </div>
        {children}
      </section>
      <FootBar>{actions}</FootBar>
    </>
  )
}

const faces = {
  pending: { className: 'result-mark result-mark--pending', icon: iconClock },
  success: { className: 'result-mark result-mark--success', icon: iconCheck },
  fail: { className: 'result-mark result-mark--fail', icon: iconClose },
} as const

export interface ResultMarkProps {
  readonly result: keyof typeof faces
}

/** Status mark of a result: a turning ring, a tick, a cross; the title says it in words. */
export function ResultMark({ result }: ResultMarkProps) {
  const { className, icon } = faces[result]
  return (
    <div className={className}>
      <Icon of={icon} />
    </div>
  )
}

/** One step: words, or words that can be tapped. */
export interface Tip {
  readonly text: ReactNode
  readonly onPress?: (() => void) | undefined
}

/** Numbered steps of a pending order; one alone has no number. */
export function NumberedTips({ tips }: { readonly tips: readonly Tip[] }) {
  return (
    <ol className="numbered-tips">
      {tips.map(({ text, onPress }, index) => (
        <li key={index}>
          {tips.length > 1 && <i aria-hidden="true">{index + 1}</i>}
          {onPress ? (
            <button type="button" onClick={onPress}>
              <span className="row-face row-face--no-lead">
                <span>{text}</span>
                <Icon of={iconRight} size="s" />
              </span>
            </button>
          ) : (
            <span>{text}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

export type RewardLinkProps =
  | {
      readonly state: 'known'
      readonly href: string
      /** Called for plain taps, so that a router can take over. */
      readonly onOpen: () => void
      readonly children: ReactNode
    }
  /** Its words are not known yet: the children are of about their length and keep the room, unseen and unread. */
  | { readonly state: 'coming'; readonly children: ReactNode }

/** A line under a receipt that says how far the next reward is and leads to it. */
export function RewardLink(props: RewardLinkProps) {
  const face = (
    <>
      <Icon of={iconGift} size="s" />
      <span>{props.children}</span>
      <Icon of={iconRight} size="s" />
    </>
  )
  if (props.state === 'coming')
    return (
      <div className="reward-link reward-link--coming" aria-hidden="true">
        {face}
      </div>
    )
  const { href, onOpen } = props
  return (
    <a
      className="reward-link"
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      {face}
    </a>
  )
}

export interface CountUpProps {
  /** The whole text, with one figure: "3,280 Crystals". */
  readonly text: string
  /** Writes a figure on the way. */
  readonly print: (value: number) => string
}

/** How long the figure grows, in milliseconds. */
const growMs = 700

/**
 * A text whose first figure grows from nothing to what it is (design.md §5). A screen reader reads the whole text at once;
 * with reduced motion, or without a figure, nothing moves.
 */
export function CountUp({ text, print }: CountUpProps) {
  const found = /\d[\d.,\s\u00a0\u202f]*\d|\d/.exec(text)
  const end = found === null ? 0 : Number(found[0].replace(/\D/g, ''))
  const isStill = end === 0 || !matchesMedia('(prefers-reduced-motion: no-preference)')
  const [share, setShare] = useState(isStill ? 1 : 0)
  useEffect(() => {
    if (isStill) return
    let frame = 0
    let startedAtMs: number | null = null
    const draw = (nowMs: number) => {
      startedAtMs ??= nowMs
      const next = Math.min(1, (nowMs - startedAtMs) / growMs)
      setShare(next)
      if (next < 1) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [isStill, text])
  if (found === null || share === 1) return <span>{text}</span>
  // The last steps are the slowest.
  const value = Math.round(end * (1 - (1 - share) ** 3))
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">{text.replace(found[0], print(value))}</span>
    </>
  )
}
