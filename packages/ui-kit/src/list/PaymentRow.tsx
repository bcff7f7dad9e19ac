import { Icon } from '../icon/Icon.tsx'
import { iconRight, type IconShape } from '../icon/icons.ts'
import { iconCard } from '../icon/moreIcons.ts'
import { RemotePicture } from '../picture/RemotePicture.tsx'
import { RowFace } from './rowFace.tsx'

export interface PaymentRowProps {
  readonly name: string
  readonly note?: string | undefined
  /** Icon from the service; a drawn one replaces it when it cannot be shown. */
  readonly picture: string | undefined
  readonly fallbackIcon?: IconShape | undefined
  readonly selected: boolean
  /** `submethods` ends in an arrow: choosing opens a second list. */
  readonly leadsTo?: 'submethods' | undefined
  readonly disabled?: boolean | undefined
  readonly onSelect: () => void
}

/** A payment method: a `radio` of its group (design.md §4 "Payment row"). */
export function PaymentRow(props: PaymentRowProps) {
  const { name, note, picture, fallbackIcon = iconCard, selected, leadsTo, disabled, onSelect } = props
  const mark = (
    <span className="payment-row__mark" aria-hidden="true">
      <RemotePicture src={picture} fallback={<Icon of={fallbackIcon} />} />
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
