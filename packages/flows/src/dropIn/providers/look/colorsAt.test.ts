// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { colorsAt, isDark } from './colorsAt.ts'

afterEach(() => {
  document.body.textContent = ''
})

test('the colours are those of the place, and nothing stays there', () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.style.setProperty('--text', 'rgb(10, 20, 30)')
  const color = colorsAt(place, (colorOf) => {
    colorOf('--text')
    return place.querySelector('span')?.style.color
  })
  expect(color).toBe('var(--text)')
  expect(place.childElementCount).toBe(0)
})

test.each([
  ['rgb(18, 18, 24)', true],
  ['rgb(255, 255, 255)', false],
  ['rgba(0, 0, 0, 1)', true],
  ['rgb(255, 204, 0)', false],
  ['', false],
])('the ground %s is dark: %s', (ground, expected) => {
  expect(isDark(ground)).toBe(expected)
})
