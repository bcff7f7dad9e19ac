import { Fragment, type ReactNode } from 'react'
import { classNames } from '../base/classNames.ts'

/** One line: a term and its value; `key` tells lines with the same term apart. */
export interface Definition {
  readonly key?: string | undefined
  readonly term: ReactNode
  readonly value: ReactNode
  /** A value that is not to be broken: on phones it has the whole width, below its term. */
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

function Group({ lines }: { readonly lines: readonly Definition[] }) {
  return (
    <dl className="definitions">
      {lines.map(({ key, term, value, tone, isLong }, index) => (
        <Fragment key={key ?? index}>
          <dt
            className={
              classNames(tone && `definitions__item--${tone}`, isLong && 'definitions__long') || undefined
            }
          >
            {term}
          </dt>
          <dd
            className={classNames(
              'numeric',
              tone && `definitions__item--${tone}`,
              isLong && 'definitions__long',
            )}
          >
            {typeof value === 'string' ? <bdi>{value}</bdi> : value}
          </dd>
        </Fragment>
      ))}
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
