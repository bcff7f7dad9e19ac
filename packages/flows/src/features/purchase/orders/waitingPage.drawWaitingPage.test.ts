import { beforeEach, expect, test } from 'vitest'
import type { WaitingTexts } from '../contracts.ts'
import { type WaitingLook, drawWaitingPage, waitingLookOf } from './waitingPage.ts'

// @vitest-environment jsdom

const texts: WaitingTexts = {
  language: 'en',
  storeName: 'Harbour',
  title: 'Opening the payment page',
  product: '680 Crystals',
  amount: 'US$8.49',
  recipient: [
    ['Kaelith', 'S128 Moonfall'],
    ['Starfall Chronicle', 'ren_hoshi'],
  ],
  note: 'Keep this tab open.',
  lateNote: 'This device is slow.',
}

const look: WaitingLook = {
  font: 'sans-serif',
  background: 'rgb(10, 11, 12)',
  surface: 'rgb(20, 21, 22)',
  text: 'rgb(240, 241, 242)',
  secondary: 'rgb(200, 201, 202)',
  border: 'rgb(60, 61, 62)',
  tint: 'rgb(1, 2, 3)',
  fill: 'rgb(4, 5, 6)',
  onFill: 'rgb(255, 255, 255)',
  edge: 'rgb(7, 8, 9)',
  cardRadius: '16px',
  tileRadius: '12px',
  mark: null,
  isStill: false,
}

let page: Document
beforeEach(() => {
  page = document.implementation.createHTMLDocument()
})

test('the page says store, product, amount and recipient, and that it is still needed', () => {
  drawWaitingPage(page, texts, look)
  const said = page.body.textContent
  for (const text of ['Harbour', texts.title, '680 Crystals', 'US$8.49', texts.note])
    expect(said).toContain(text)
  expect(said).toContain('Kaelith\u00a0· S128 Moonfall')
  expect(said).toContain('Starfall Chronicle\u00a0· ren_hoshi')
  expect(page.title).toContain('Opening the payment page')
})

test('on a slow device it says so in place of the note', () => {
  drawWaitingPage(page, texts, look, 'late')
  expect(page.body.textContent).toContain(texts.lateNote)
  expect(page.body.textContent).not.toContain(texts.note)
})

test('it is readable on a phone, in its language and direction, and as dark as the store', () => {
  drawWaitingPage(page, { ...texts, language: 'ar' }, look)
  expect(page.querySelector('meta[name=viewport]')?.getAttribute('content')).toContain('width=device-width')
  expect(page.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(page.documentElement.style.background).toBe(look.background)
})

test('it holds no script, no style sheet and no picture from elsewhere', () => {
  drawWaitingPage(page, texts, look)
  expect(page.querySelectorAll('script, style, link, img, iframe')).toHaveLength(0)
})

test('a name that reads like markup stays text', () => {
  drawWaitingPage(page, { ...texts, product: '<img src=x onerror=alert(1)>' }, look)
  expect(page.querySelector('img')).toBeNull()
  expect(page.body.textContent).toContain('<img src=x')
})

test('the mark is a copy, so that the store keeps its own', () => {
  const header = document.createElement('header')
  const mark = header.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
  drawWaitingPage(page, texts, { ...look, mark })
  expect(mark.parentElement).toBe(header)
  expect(page.querySelectorAll('svg')).toHaveLength(2)
})

test.each([
  [false, 1],
  [true, 0],
])('with less motion asked for: %s, %i parts turn', (isStill, turning) => {
  drawWaitingPage(page, texts, { ...look, isStill })
  expect(page.querySelectorAll('animateTransform')).toHaveLength(turning)
})

test('what is not known has no line', () => {
  drawWaitingPage(page, { ...texts, product: null, amount: null, recipient: [] }, look)
  expect(page.querySelectorAll('main > div')).toHaveLength(0)
})

test('the look is that of the page which the player sees', () => {
  document.documentElement.style.setProperty('--bg', ' #101112 ')
  // The name may be a drawing too.
  document.body.innerHTML =
    '<span class="header__brand"><svg></svg></span><span class="header__tile"><svg id="mark"></svg></span>'
  const store = {
    document,
    getComputedStyle: (element: Element) => window.getComputedStyle(element),
    matchMedia: () => ({ matches: true }) as MediaQueryList,
  }
  expect(waitingLookOf(store)).toMatchObject({ background: '#101112', isStill: true })
  expect(waitingLookOf(store).mark?.id).toBe('mark')
})
