// @vitest-environment jsdom
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { drawOver } from './startStore.tsx'

afterEach(() => document.body.replaceChildren())

const card = (name: string) => `<button><span class="product-card__name">${name}</span></button>`

function paint(...names: readonly string[]) {
  document.body.innerHTML = `<div id="root"><div class="product-grid">${names.map(card).join('')}</div></div>`
  return document.querySelector('#root')
}

/** What a store is made of, and its word that it is made. */
function Drawn({ onDrawn, children }: { readonly onDrawn: () => void; readonly children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn])
  return <div className="product-grid">{children}</div>
}

const draw = (...names: readonly string[]) =>
  drawOver((onDrawn) => (
    <Drawn onDrawn={onDrawn}>
      {names.map((name) => (
        <button key={name}>
          <span className="product-card__name">{name}</span>
        </button>
      ))}
    </Drawn>
  ))

test('the painted page stands until the store is made', async () => {
  const root = paint('painted')
  const seen: (string | null | undefined)[] = []
  function Looks() {
    useLayoutEffect(() => void seen.push(root?.textContent))
    return 'drawn'
  }

  await drawOver((onDrawn) => (
    <Drawn onDrawn={onDrawn}>
      <Looks />
    </Drawn>
  ))

  expect(seen).toEqual(['painted'])
  expect(root?.textContent).toBe('drawn')
})

test('the root stays, with what an early sheet has set on it', async () => {
  const root = paint('painted')
  root?.setAttribute('aria-hidden', 'true')

  await draw('drawn')

  expect(document.querySelector('#root')).toBe(root)
  expect(root?.getAttribute('aria-hidden')).toBe('true')
})

test('the focus goes from a painted card to the drawn one of the same name', async () => {
  paint('one', 'two')
  document.querySelectorAll('button')[1]?.focus()

  await draw('two', 'one')

  expect(document.activeElement?.textContent).toBe('two')
})

test('what a component does when it is drawn finds it in the document', async () => {
  paint()
  const stood: (boolean | undefined)[] = []
  function Asks() {
    useEffect(() => void stood.push(document.querySelector('#asks')?.isConnected), [])
    return <p id="asks" />
  }

  await drawOver((onDrawn) => (
    <Drawn onDrawn={onDrawn}>
      <Asks />
    </Drawn>
  ))

  await expect.poll(() => stood).toEqual([true])
})
