import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PicturedArtwork } from './Artwork.tsx'

const src = 'https://img.example/a.avif'
const picture = () => document.querySelector('img') ?? document.body
const seen = () => ({
  drawing: document.querySelector('use') !== null,
  picture: document.querySelector('img:not(.pictured-artwork__waiting)')?.getAttribute('src') ?? null,
})

test('the drawing stands until the picture is there', () => {
  render(<PicturedArtwork artwork="gold-2" picture={src} />)
  expect(seen()).toEqual({ drawing: true, picture: null })
  fireEvent.load(picture())
  expect(seen()).toEqual({ drawing: false, picture: src })
})

test('a picture that cannot be shown leaves the drawing', () => {
  render(<PicturedArtwork artwork="gold-2" picture={src} />)
  fireEvent.error(picture())
  expect(document.querySelector('img')).toBeNull()
  expect(seen().drawing).toBe(true)
})

test('another address is loaded too, under the drawing of its product', () => {
  const { rerender } = render(<PicturedArtwork artwork="gold-2" picture={src} />)
  fireEvent.load(picture())
  rerender(<PicturedArtwork artwork="gold-3" picture="https://img.example/b.avif" />)
  expect(seen()).toEqual({ drawing: true, picture: null })
})

test.each([undefined, null, ''])('without an address (%j) there is the drawing alone', (address) => {
  render(<PicturedArtwork artwork="fish-1" picture={address} />)
  expect(document.querySelector('img')).toBeNull()
  expect(seen().drawing).toBe(true)
})
