import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { SelectRow } from '../list/SelectRow.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

afterEach(() => {
  document.body.dir = ''
})

function Servers({ arrows, start }: { arrows?: RadioGroupProps['arrows']; start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <RadioGroup label="Servers" arrows={arrows}>
      {['S1', 'S2', 'S3', 'S4'].map((name) => (
        <SelectRow
          key={name}
          title={name}
          disabled={name === 'S3'}
          selected={name === value}
          onSelect={() => setValue(name)}
        />
      ))}
    </RadioGroup>
  )
}

const radio = (name: string) => screen.getByRole('radio', { name })
const checked = () => screen.getAllByRole('radio', { checked: true }).map((item) => item.textContent)

describe('RadioGroup', () => {
  test('puts only the chosen item in the tab order', () => {
    render(<Servers start="S2" />)
    expect(screen.getAllByRole('radio').map((item) => item.tabIndex)).toEqual([-1, 0, 0, -1])
    expect(radio('S3').hasAttribute('disabled')).toBe(true)
  })

  test('puts the first item in the tab order when none is chosen', async () => {
    const user = userEvent.setup()
    render(<Servers />)
    await user.tab()
    expect(document.activeElement).toBe(radio('S1'))
  })

  test.each([
    ['{ArrowDown}', 'S2', 'S4'],
    ['{ArrowRight}', 'S2', 'S4'],
    ['{ArrowUp}', 'S1', 'S4'],
    ['{ArrowLeft}', 'S4', 'S2'],
    ['{Home}', 'S4', 'S1'],
    ['{End}', 'S1', 'S4'],
  ])('%s moves from %s to %s, skips what is disabled, and chooses the item', async (key, from, to) => {
    const user = userEvent.setup()
    render(<Servers start={from} />)
    await user.tab()
    await user.keyboard(key)
    expect(document.activeElement).toBe(radio(to))
    expect(checked()).toEqual([to])
  })

  test('mirrors left and right in right-to-left languages', async () => {
    document.body.dir = 'rtl'
    document.body.style.direction = 'rtl'
    const user = userEvent.setup()
    render(<Servers start="S2" />)
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(checked()).toEqual(['S1'])
    document.body.style.direction = ''
  })

  test('arrows only move where a choice opens something; Space then chooses', async () => {
    const user = userEvent.setup()
    render(<Servers arrows="focus" start="S1" />)
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(radio('S2'))
    expect(checked()).toEqual(['S1'])
    await user.keyboard(' ')
    expect(checked()).toEqual(['S2'])
  })
})
