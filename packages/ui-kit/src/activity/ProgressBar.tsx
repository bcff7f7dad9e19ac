export interface ProgressBarProps {
  /** What it measures: "Progress to US$200". */
  readonly label: string
  /** 0..100. */
  readonly percent: number
  /** Words read in place of the percentage. */
  readonly text?: string | undefined
}

/** Shows how much of something is reached. */
export function ProgressBar({ label, percent, text }: ProgressBarProps) {
  const now = Math.min(100, Math.max(0, percent))
  return (
    <div
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={now}
      aria-valuetext={text}
    >
      <i style={{ width: `${now}%` }} />
    </div>
  )
}
