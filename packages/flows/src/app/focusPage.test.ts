// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { flush } from '../testing/flush.ts'
import { focusPage } from './focusPage.ts'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.textContent = ''
})

const draw = (html: string) => (document.body.innerHTML = html)
const headed = (title: string) => `<h1 tabindex="-1">${title}</h1><main>text</main>`
const focused = () => document.querySelector(':focus')?.textContent
const begin = () => {
  stop = focusPage(document)
}

test('the heading of the page takes focus, and keeps it when the page comes in place of its placeholder', async () => {
  draw(headed('coming'))
  begin()
  expect(focused()).toBe('coming')
  draw(headed('there'))
  await expect.poll(focused).toBe('there')
})

test('a page that redirects gives focus to the heading that it leads to', async () => {
  draw('')
  begin()
  draw(headed('there'))
  await expect.poll(focused).toBe('there')
})

test('without a heading the main part takes it', () => {
  draw('<main>the centre</main>')
  begin()
  expect(focused()).toBe('the centre')
})

test('what has focus keeps it, and nobody takes it from a player who has gone on', async () => {
  draw(`${headed('page')}<button>on</button>`)
  const button = document.querySelector('button')
  button?.focus()
  begin()
  expect(focused()).toBe('on')
  button?.blur()
  begin()
  expect(focused()).toBe('page')
  button?.focus()
  document.body.append('more')
  await flush()
  draw(headed('other'))
  await flush()
  expect(focused()).toBeUndefined()
})
