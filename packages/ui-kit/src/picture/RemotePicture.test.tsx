import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RemotePicture } from './RemotePicture.tsx'

const picture = () => document.querySelector('img')

test('a picture that cannot be shown is replaced by the drawing', () => {
  render(<RemotePicture src="https://img.example/a.png" fallback="drawn" />)
  fireEvent.error(picture() ?? document.body)
  expect(picture()).toBeNull()
  expect(screen.getByText('drawn')).toBeDefined()
})

test('a new address is loaded even if the one before failed', () => {
  const { rerender } = render(<RemotePicture src="https://img.example/a.png" fallback="drawn" />)
  fireEvent.error(picture() ?? document.body)
  rerender(<RemotePicture src="https://img.example/b.png" fallback="drawn" />)
  expect(picture()?.getAttribute('src')).toBe('https://img.example/b.png')
})

test.each([undefined, ''])('without an address (%j) the drawing is shown at once', (src) => {
  render(<RemotePicture src={src} fallback="drawn" />)
  expect(screen.getByText('drawn')).toBeDefined()
})
