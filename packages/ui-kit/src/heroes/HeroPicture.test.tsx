import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { pictured } from './HeroPicture.tsx'

afterEach(cleanup)

const Hero = pictured(() => <svg data-testid="drawn" />, '/hero.avif')

test('the picture stands over the drawn scene', () => {
  const { container, getByTestId } = render(<Hero />)
  expect(getByTestId('drawn').nextElementSibling).toBe(container.querySelector('img[src="/hero.avif"]'))
})

test('a picture that does not come leaves the drawn scene', () => {
  const { container, getByTestId } = render(<Hero />)
  const picture = container.querySelector('img')
  if (picture === null) throw new Error('No picture')
  fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(getByTestId('drawn')).toBeTruthy()
})
