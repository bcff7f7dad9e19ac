import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '../base/classNames.ts'

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

/** Which sides of a box have more to show, whatever the direction of its text. */
export interface HiddenSides {
  readonly left: boolean
  readonly right: boolean
}

/** Less than this, in pixels, is a rounding and nothing to scroll to. */
const leastPx = 1

/**
 * Follows which sides of a box that scrolls sideways have more to show. Compares where the content and its box are drawn,
 * because old browsers count `scrollLeft` differently from right to left.
 */
function useHiddenSides(box: RefObject<HTMLElement | null>): HiddenSides {
  const [sides, setSides] = useState<HiddenSides>({ left: false, right: false })
  useEffect(() => {
    const outer = box.current
    const inner = outer?.firstElementChild
    if (!outer || !inner) return undefined
    const look = () => {
      const [frame, content] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()]
      const left = content.left < frame.left - leastPx
      const right = content.right > frame.right + leastPx
      setSides((before) => (before.left === left && before.right === right ? before : { left, right }))
    }
    look()
    // Before iOS 13.4 there is none; then the window's own size has to do.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look)
    sizes?.observe(inner)
    outer.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      sizes?.disconnect()
      outer.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [box])
  return sides
}
