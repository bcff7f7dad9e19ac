// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { keepFocus } from './earlyVisit.ts'

const page = `<header><button>Menu</button></header>
<main><button class="destination-row">Who</button>
<div class="category-tabs"><button>Crystals</button></div><div class="product-grid"><button>60</button><button>680</button></div></main>`

afterEach(() => document.body.replaceChildren())

/** Focuses the button with these words, draws the page again, and returns what has the focus then. */
function focusAfter(words: string, drawn: string): string {
  document.body.innerHTML = page
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
  button?.focus()
  keepFocus(() => {
    document.body.innerHTML = drawn
  })
  return document.activeElement === document.body ? 'the page' : (document.activeElement?.textContent ?? '')
}

test.each(['Who', 'Crystals', '60', '680'])(
  'the focus moves from the painted button %s to the one that the store draws',
  (words) => {
    expect(focusAfter(words, page)).toBe(words)
  },
)

test('the focus follows a product to another place, and stays with nobody when it is gone', () => {
  const card = (name: string) => `<button><span class="product-card__name">${name}</span></button>`
  document.body.innerHTML = `<div class="product-grid">${card('60')}${card('680')}</div>`
  const focus = (index: number, drawn: string) => {
    document.querySelectorAll<HTMLElement>('button')[index]?.focus()
    keepFocus(() => (document.body.innerHTML = `<div class="product-grid">${drawn}</div>`))
    return document.activeElement?.textContent
  }
  expect(focus(0, card('New') + card('60'))).toBe('60')
  focus(1, card('New') + card('680'))
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['nothing has it', 'none of these', page],
  ['what has it was not painted', 'Menu', page],
  ['the store draws less', '680', '<main></main>'],
])('no button gets the focus when %s', (_case, words, drawn) => {
  expect(focusAfter(words, drawn)).toBe('the page')
})
