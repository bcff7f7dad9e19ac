import { useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { iconDown, type IconShape } from '../icon/icons.ts'
import { iconPin } from '../icon/moreIcons.ts'

/** One choice of a select. */
export interface SelectOption {
  readonly value: string
  readonly name: string
}

export interface RegionSelectProps {
  /** Spoken name: "Payment region". */
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly icon?: IconShape | undefined
}

/** A native select under a drawn face, so that every phone opens the system's own list. */
export function RegionSelect({ label, options, value, onChange, icon = iconPin }: RegionSelectProps) {
  const id = useId()
  return (
    <div className="region-select">
      <Icon of={icon} />
      <bdi aria-hidden="true">{options.find((option) => option.value === value)?.name}</bdi>
      <Icon of={iconDown} />
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} dir="auto">
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
