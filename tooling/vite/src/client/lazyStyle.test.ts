import { beforeEach, expect, test, vi } from 'vitest'
import { __vitePreload } from './lazyStyle.ts'

interface Link {
  href?: string
  onload?: () => void
  onerror?: () => void
  remove: () => void
}

let links: Link[]

beforeEach(() => {
  links = []
  vi.stubGlobal('document', {
    createElement: () => {
      const link: Link = { remove: () => links.splice(links.indexOf(link), 1) }
      return link
    },
    head: { append: (link: Link) => links.push(link) },
  })
})

const part = () => Promise.resolve('part')

test('a part waits for its style sheet, which is asked for once', async () => {
  const first = __vitePreload(part, ['assets/one.css'])
  const second = __vitePreload(part, ['assets/one.css'])
  expect(links.map(({ href }) => href)).toEqual(['/assets/one.css'])
  links[0]?.onload?.()
  expect(await Promise.all([first, second])).toEqual(['part', 'part'])
})

test('a style sheet that is not available fails the part, and the next who asks tries again', async () => {
  const first = __vitePreload(part, ['assets/two.css'])
  links[0]?.onerror?.()
  await expect(first).rejects.toThrow('No style sheet at /assets/two.css')
  expect(links).toEqual([])
  const second = __vitePreload(part, ['assets/two.css'])
  links[0]?.onload?.()
  expect(await second).toBe('part')
})

test('a part without style sheets is loaded at once', async () => {
  expect(await __vitePreload(part)).toBe('part')
  expect(links).toEqual([])
})
