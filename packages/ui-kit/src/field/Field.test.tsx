import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ChangeEvent, useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Field, PasswordField, RegionSelect } from './Field.tsx'
import { SearchField } from './SearchField.tsx'

function describedBy(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent).join(' | ')
}

describe('Field', () => {
  test('ties label, error and hint to a native input', () => {
    render(<Field label="Username" error="Enter a username" hint="As in the game" />)
    const input = screen.getByLabelText('Username')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(input)).toBe('Enter a username | As in the game')
  })

  test('reports no error while there is none', () => {
    render(<Field label="Username" />)
    const input = screen.getByLabelText('Username')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })

  test('offers to clear only while there is text', async () => {
    function Name() {
      const [value, setValue] = useState('')
      return (
        <Field
          label="Name"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          clear={{ label: 'Clear', onClear: () => setValue('') }}
        />
      )
    }
    const user = userEvent.setup()
    render(<Name />)
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    await user.type(screen.getByLabelText('Name'), 'ren')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
  })
})

test('a password is shown and hidden, and the toggle says which', async () => {
  const user = userEvent.setup()
  render(<PasswordField label="Password" showLabel="Show password" autoComplete="current-password" />)
  const input = screen.getByLabelText('Password')
  const toggle = screen.getByRole('button', { name: 'Show password' })
  expect([input.getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
  await user.click(toggle)
  expect([input.getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  expect(input.getAttribute('autocomplete')).toBe('current-password')
})

test('the secret of a card is hidden by the style sheet, in a field that no manager takes for a password', async () => {
  vi.stubGlobal('CSS', { supports: (property: string) => property === '-webkit-text-security' })
  onTestFinished(() => void vi.unstubAllGlobals())
  const user = userEvent.setup()
  render(<PasswordField label="Code" showLabel="Show code" isCardSecret />)
  const input = screen.getByLabelText('Code')
  expect([input.getAttribute('type'), input.getAttribute('data-masked')]).toEqual(['text', 'true'])
  expect([input.getAttribute('autocomplete'), input.getAttribute('data-1p-ignore')]).toEqual(['off', 'true'])
  await user.click(screen.getByRole('button', { name: 'Show code' }))
  expect([input.getAttribute('type'), input.getAttribute('data-masked')]).toEqual(['text', null])
})

test('what is typed stands in no attribute of its field, whatever draws it again', async () => {
  function Secret() {
    const [value, setValue] = useState('mo')
    const change = (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)
    return <PasswordField label="Code" showLabel="Show code" value={value} onChange={change} />
  }
  const user = userEvent.setup()
  const { container } = render(<Secret />)
  await user.type(screen.getByLabelText('Code'), 'on')
  expect(container.innerHTML).not.toContain('mo')
  await user.click(screen.getByRole('button', { name: 'Show code' }))
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('moon')
  expect(container.innerHTML).not.toContain('mo')
})

test.each([
  ['whose style sheets cannot hide text', { supports: () => false }],
  ['that cannot say what its style sheets can', {}],
])('a browser %s hides the secret of a card as a password', (_what, css) => {
  vi.stubGlobal('CSS', css)
  onTestFinished(() => void vi.unstubAllGlobals())
  render(<PasswordField label="Code" showLabel="Show code" isCardSecret />)
  expect(screen.getByLabelText('Code').getAttribute('type')).toBe('password')
})

test('a search reports what is typed and clears', async () => {
  function Search() {
    const [value, setValue] = useState('')
    return <SearchField label="Server ID" clearLabel="Clear" value={value} onValue={setValue} />
  }
  const user = userEvent.setup()
  render(<Search />)
  await user.type(screen.getByRole('searchbox', { name: 'Server ID' }), '128')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('a region is chosen from a native select under the drawn face', async () => {
  const user = userEvent.setup()
  let chosen = ''
  const options = [
    { value: 'my', name: 'Malaysia' },
    { value: 'mm', name: 'Myanmar' },
  ]
  render(
    <RegionSelect
      label="Payment region"
      moreLabel="Show more"
      options={options}
      value="my"
      onChange={(value) => (chosen = value)}
    />,
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payment region' }), 'Myanmar')
  expect(chosen).toBe('mm')
})

test('of thousands of regions the first ones are drawn with the chosen one, and more when they are asked for', async () => {
  const options = Array.from({ length: 5000 }, (_, index) => ({
    value: `r${index}`,
    name: `Region ${index}`,
  }))
  const onChange = vi.fn<(value: string) => void>()
  const user = userEvent.setup()
  const props = { label: 'Area', moreLabel: 'Show more', options, value: 'r4000', onChange }
  render(<RegionSelect {...props} />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Area' })
  expect([select.options.length, select.value]).toEqual([302, 'r4000'])
  await user.selectOptions(select, 'Show more')
  expect([select.options.length, select.value, onChange.mock.calls]).toEqual([602, 'r4000', []])
  await user.selectOptions(select, 'Region 599')
  expect(onChange.mock.calls).toEqual([['r599']])
})
