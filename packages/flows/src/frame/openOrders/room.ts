import type { BrandStorage } from '../../platform/brandStorage.ts'

const key = 'openOrderBar'
const name = 'with-open-order'

/** Keeps the room of the bar in the first paint, when the last visit ended with the bar. Source: decision 75. */
export function keepRoom(brandStorage: Pick<BrandStorage, 'text'>, page: Document): void {
  if (brandStorage.text(key) !== null) page.documentElement.classList.add(name)
}

/** Notes for the next visit whether the bar is there, and gives its room back when it is not. Source: decision 75. */
export function noteBar(
  brandStorage: Pick<BrandStorage, 'remove' | 'write'>,
  page: Document,
  bar: 'shown' | 'gone',
): void {
  if (bar === 'shown') return void brandStorage.write(key, true)
  brandStorage.remove(key)
  page.documentElement.classList.remove(name)
}
