import { useEffect, useState } from 'react'
import { matchesMedia } from '../base/mediaQuery.ts'

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
