import { Button } from '@topup/ui-kit'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsAtATime } from './rowsAtATime.ts'

/** The first rows of a list that a service can make long, and a button for more of them. Source: faults W-11. */
export function Rows<T>(props: {
  readonly of: readonly T[]
  /** True for rows that keep the distance to the edges of the page themselves, as products do. */
  readonly toEdges?: boolean
  /** Draws the list of these rows. */
  readonly children: (rows: readonly T[]) => ReactNode
}) {
  const { of: all, toEdges = false, children } = props
  const { t } = useTranslation()
  const [count, setCount] = useState(rowsAtATime)
  return (
    <>
      {children(all.length > count ? all.slice(0, count) : all)}
      {all.length > count && (
        <div className={toEdges ? 'pad space-above' : 'space-above'}>
          <Button variant="secondary" onClick={() => setCount(count + rowsAtATime)}>
            {t('common.more')}
          </Button>
        </div>
      )}
    </>
  )
}
