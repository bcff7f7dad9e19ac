import type { ComponentProps } from 'react'
import { IconButton } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { iconClose, iconSearch } from '../icon/visitIcons.ts'

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'onChange'
> {
  /** Spoken name; the placeholder alone would vanish while typing. */
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly clearLabel: string
}

/** A search box with a clear button. */
export function SearchField({ label, value, onValue, clearLabel, ...input }: SearchFieldProps) {
  return (
    <div className="text-input" role="search">
      <Icon of={iconSearch} />
      <input
        autoComplete="off"
        {...input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {value !== '' && (
        <IconButton icon={iconClose} iconSize="s" aria-label={clearLabel} onClick={() => onValue('')} />
      )}
    </div>
  )
}
