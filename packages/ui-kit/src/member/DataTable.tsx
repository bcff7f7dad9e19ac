import { useRef, type ReactNode } from 'react'
import { classNames } from '../base/classNames.ts'
import { useHiddenSides } from './useHiddenSides.ts'

/** One row: its cells in column order; `current` marks the reader's own and says so. */
export interface DataRow {
  readonly key: string
  readonly cells: readonly ReactNode[]
  /** Words for a screen reader, such as "current". */
  readonly current?: string | undefined
}

export interface DataTableProps {
  readonly label: string
  readonly columns: readonly string[]
  readonly rows: readonly DataRow[]
}

/** A table that scrolls sideways in a focusable region where it has no room; its edges fade where there is more. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  const region = useRef<HTMLDivElement>(null)
  const { left, right } = useHiddenSides(region)
  return (
    <div
      className={classNames(
        'card data-table',
        left && 'data-table--more-left',
        right && 'data-table--more-right',
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys */}
      <div ref={region} className="data-table__scroll" role="region" aria-label={label} tabIndex={0}>
        <table className="data-table__table">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells, current }) => (
              <tr key={key} className={current === undefined ? undefined : 'data-table__row--current'}>
                {cells.map((cell, index) => (
                  <td key={columns[index]} className="numeric">
                    <bdi>{cell}</bdi>
                    {index === 0 && current !== undefined && (
                      <span className="visually-hidden">{` ${current}`}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
