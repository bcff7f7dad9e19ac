import { Icon } from '../icon/Icon.tsx'
import { iconRight } from '../icon/icons.ts'
import { RemotePicture } from '../picture/RemotePicture.tsx'
import { RowFace } from './SelectRow.tsx'

export interface PaymentRowProps {
  readonly name: string
  readonly note?: string | undefined
  /** Icon from the service; the initials of the name replace it when it cannot be shown. */
  readonly picture: string | undefined
  readonly selected: boolean
  /** `submethods` ends in an arrow: choosing opens a second list. */
  readonly leadsTo?: 'submethods' | undefined
  readonly disabled?: boolean | undefined
  readonly onSelect: () => void
}

/** The first letters of the first two words: methods without a picture are told apart by them. */
const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => /^[^!-/:-@[-`{-~]/.test(word))
    .slice(0, 2)
    .map((word) => Array.from(word)[0])
    .join('')
    .toUpperCase()

/** A payment method: a `radio` of its group (design.md §4 "Payment row"). */
export function PaymentRow(props: PaymentRowProps) {
  const { name, note, picture, selected, leadsTo, disabled, onSelect } = props
  const mark = (
    <span className="payment-row__mark" aria-hidden="true">
      <RemotePicture src={picture} fallback={initialsOf(name)} />
    </span>
  )
  return (
    <button
      type="button"
      role="radio"
      className="list-row"
      aria-checked={selected}
      disabled={disabled}
      onClick={onSelect}
    >
      <RowFace
        lead={{ kind: 'node', node: mark }}
        title={<bdi translate="no">{name}</bdi>}
        note={note === undefined ? undefined : <bdi>{note}</bdi>}
        end={leadsTo ? <Icon of={iconRight} /> : <span className="radio-mark" />}
      />
    </button>
  )
}
