import { IconButton } from '../button/IconButton.tsx'
import { iconCopy } from '../icon/moreIcons.ts'

export interface CopiedValueProps {
  readonly value: string
  /** Spoken name of the button. */
  readonly label: string
  readonly onCopy: () => void
}

/** A value in a line, such as an order number, with a button that copies it. */
export function CopiedValue({ value, label, onCopy }: CopiedValueProps) {
  return (
    <span className="copied-value">
      <bdi translate="no">{value}</bdi>
      <IconButton icon={iconCopy} iconSize="s" aria-label={label} onClick={onCopy} />
    </span>
  )
}
