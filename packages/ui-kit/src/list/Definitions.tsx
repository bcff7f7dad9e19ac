import { Fragment, type ReactNode } from 'react'
import { classNames } from '../base/classNames.ts'
import { IconButton } from '../button/Button.tsx'
import { iconCopy } from '../icon/moreIcons.ts'

/** One line: a term and its value; `key` tells lines with the same term apart. */
export interface Definition {
  readonly key?: string | undefined
  readonly term: ReactNode
  readonly value: ReactNode
  /** A value that is not to be broken: where the two have no room in one line, it stands below its term. */
  readonly isLong?: boolean | undefined
  /** `saving` in the accent, `good` in the success colour, `total` large. */
  readonly tone?: 'saving' | 'good' | 'total' | undefined
}

export interface DefinitionsProps {
  /** Groups of lines, separated by a dashed line. */
  readonly groups: readonly (readonly Definition[])[]
  /** On a surface of its own, as in a result. */
  readonly variant?: 'plain' | 'receipt' | undefined
}

function Line({ of }: { readonly of: Definition }) {
  const { term, value, tone } = of
  const item = tone && `definitions__item--${tone}`
  return (
    <>
      <dt className={item}>{term}</dt>
      <dd className={classNames('numeric', item)}>
        {typeof value === 'string' ? <bdi translate="no">{value}</bdi> : value}
      </dd>
    </>
  )
}

function Group({ lines }: { readonly lines: readonly Definition[] }) {
  return (
    <dl className="definitions">
      {lines.map((line, index) => {
        const key = line.key ?? index
        return line.isLong === true ? (
          <div key={key} className="definitions__long">
            <Line of={line} />
          </div>
        ) : (
          <Line key={key} of={line} />
        )
      })}
    </dl>
  )
}

/** Terms and values: receipts, order details, the total. */
export function Definitions({ groups, variant = 'plain' }: DefinitionsProps) {
  return (
    <div className={variant === 'receipt' ? 'definitions-receipt' : 'definitions-groups'}>
      {groups.map((lines, index) => (
        <Fragment key={index}>
          {index > 0 && <hr className="definitions__divider" />}
          <Group lines={lines} />
        </Fragment>
      ))}
    </div>
  )
}

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
