import type { ReactNode } from 'react'

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

/** A table that scrolls sideways in a focusable region when text is enlarged. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
    <div className="card data-table" role="region" aria-label={label} tabIndex={0}>
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
                    <span className="visually-hidden"> {current}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
