import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import { iconCheck } from '../icon/icons.ts'

export interface StepBarProps {
  /** "Step 3 of 4". */
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the step the reader is at. */
  readonly current: number
}

/** Way through the old layout: done, now, to come (design.md §4 "Step bar"). */
export function StepBar({ label, steps, current }: StepBarProps) {
  return (
    <ol className="step-bar" aria-label={label}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={classNames(
            'step-bar__step',
            index < current && 'step-bar__step--done',
            index === current && 'step-bar__step--now',
          )}
          aria-current={index === current ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < current ? <Icon of={iconCheck} /> : index + 1}</i>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
