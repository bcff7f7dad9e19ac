import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFakeServices } from '../testing/fakeServices.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { rowsAtATime } from './rowsAtATime.ts'
import { Rows } from './Rows.tsx'

afterEach(cleanup)

const drawn = () => screen.queryAllByRole('listitem').length
const show = (count: number) =>
  renderInStore(
    createFakeServices(),
    <Rows of={Array.from({ length: count }, (_, index) => index)}>
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </Rows>,
  )

test('a list of thousands is drawn in parts, one more at each tap', async () => {
  show(5000)
  expect(drawn()).toBe(rowsAtATime)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(drawn()).toBe(2 * rowsAtATime)
})

test.each([0, 1, rowsAtATime])('a list of %i is drawn whole', (count) => {
  show(count)
  expect(drawn()).toBe(count)
  expect(screen.queryByRole('button')).toBeNull()
})
