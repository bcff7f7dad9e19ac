import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { useShownStart } from './CategoryTabs.tsx'

function Tabs({ selected }: { readonly selected: string }) {
  const tabs = useRef<HTMLDivElement>(null)
  useShownStart(tabs, selected, 'products')
  return (
    <>
      <header />
      <div ref={tabs} />
      <div id="products" />
    </>
  )
}

/** Draws tabs of 68 px with this lower edge, a panel that starts there, under a header of 56 px. */
function selectAnother({ bottom, panelTop }: { readonly bottom: number; readonly panelTop: number }) {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    return this.id === 'products' ? new DOMRect(0, panelTop, 360, 900) : new DOMRect(0, bottom - 68, 360, 68)
  })
  const { rerender } = render(<Tabs selected="featured" />)
  expect(scrolled, 'nothing moves before a tab is selected').not.toHaveBeenCalled()
  rerender(<Tabs selected="passes" />)
  return scrolled.mock.calls
}

test('under tabs that are stuck, the other category starts below header and tabs', () => {
  expect(selectAnother({ bottom: 68, panelTop: -700 })).toEqual([[0, -700 - 68 - 56]])
})

test('nothing moves where the start is seen', () => {
  expect(selectAnother({ bottom: 400, panelTop: 400 })).toEqual([])
})
