import { render, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ContinuedPopup, StandInContext } from './PopupLayer.tsx'
import { Sheet } from './Sheet.tsx'
import { PopupOrderContext } from './layers.ts'

afterEach(() => void vi.unstubAllGlobals())

function Opener({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {open && children(() => setOpen(false))}
    </>
  )
}

function Recharge() {
  return (
    <Opener name="Buy crystals">
      {(close) => (
        <Sheet title="Recharge" closeLabel="Close" onClose={close} footer={<Button>Buy</Button>}>
          <Opener name="My reward">
            {(closeInner) => (
              <Sheet title="Coupons" closeLabel="Close coupons" onClose={closeInner}>
                Text
              </Sheet>
            )}
          </Opener>
        </Sheet>
      )}
    </Opener>
  )
}

async function openRecharge() {
  const user = userEvent.setup()
  const view = render(<Recharge />)
  await user.click(screen.getByRole('button', { name: 'Buy crystals' }))
  return { user, view }
}

describe('a sheet', () => {
  test('is a modal dialog named by its title, which takes focus', async () => {
    await openRecharge()
    expect(screen.getByRole('dialog', { name: 'Recharge' }).getAttribute('aria-modal')).toBe('true')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recharge' }))
  })

  test('keeps Tab inside, in both directions', async () => {
    const { user } = await openRecharge()
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
    await user.tab({ shift: true })
    expect(document.activeElement?.textContent).toBe('Buy')
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
  })

  test.each<[string, (user: UserEvent) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the close button', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['a tap on the overlay', (user) => user.click(document.querySelector('.layer__scrim') ?? document.body)],
  ])('closes on %s and gives focus back to its opener', async (_, leave) => {
    const { user } = await openRecharge()
    await leave(user)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buy crystals' }))
  })

  test('stops the page from scrolling and makes it unreachable while open', async () => {
    const { user, view } = await openRecharge()
    expect(document.documentElement.style.overflow).toBe('hidden')
    expect(view.container.hasAttribute('inert')).toBe(true)
    expect(view.container.getAttribute('aria-hidden')).toBe('true')
    await user.keyboard('{Escape}')
    expect(document.documentElement.style.overflow).toBe('')
    expect(view.container.hasAttribute('inert')).toBe(false)
    expect(view.container.hasAttribute('aria-hidden')).toBe(false)
  })

  test('leaves alone what others had hidden, and live regions', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="theirs" aria-hidden="true"></div><div id="live" data-live=""></div>',
    )
    const { user } = await openRecharge()
    expect(document.querySelector('#live')?.hasAttribute('aria-hidden')).toBe(false)
    await user.keyboard('{Escape}')
    expect(document.querySelector('#theirs')?.getAttribute('aria-hidden')).toBe('true')
    document.querySelector('#theirs')?.remove()
    document.querySelector('#live')?.remove()
  })

  test.each(['before', 'after'])(
    'leaves in reach what others have put into the page %s it opened',
    async (when) => {
      const overlay = document.createElement('password-menu')
      const field = document.createElement('input')
      overlay.attachShadow({ mode: 'open' }).append(field)
      if (when === 'before') document.body.append(overlay)
      const { user } = await openRecharge()
      if (when === 'after') document.body.append(overlay)
      expect(overlay.hasAttribute('inert') || overlay.hasAttribute('aria-hidden')).toBe(false)
      field.focus()
      expect(document.activeElement).toBe(overlay)
      await user.keyboard('{Escape}')
      expect(screen.getByRole('dialog', { name: 'Recharge' })).toBeDefined()
      overlay.remove()
    },
  )

  test('brings stray focus back', async () => {
    await openRecharge()
    screen.getByText('Buy crystals').closest('button')?.focus()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recharge' }))
  })
})

describe('stacked popups', () => {
  test('close one level at a time, and focus goes back one level', async () => {
    const { user } = await openRecharge()
    await user.click(screen.getByRole('button', { name: 'My reward' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Coupons' }))
    expect(screen.queryByRole('dialog', { name: 'Recharge' })).toBeNull()

    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'My reward' }))
    expect(document.documentElement.style.overflow).toBe('hidden')

    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buy crystals' }))
    expect(document.documentElement.style.overflow).toBe('')
  })

  test('hand the opener over when one takes the place of another', async () => {
    function Steps() {
      const [step, setStep] = useState(0)
      return (
        <>
          <Button onClick={() => setStep(1)}>Start</Button>
          {step === 1 && (
            <Sheet key="1" title="First" closeLabel="Close" onClose={() => setStep(0)}>
              <Button onClick={() => setStep(2)}>Next</Button>
            </Sheet>
          )}
          {step === 2 && (
            <Sheet key="2" title="Second" closeLabel="Close" onClose={() => setStep(0)}>
              Text
            </Sheet>
          )}
        </>
      )
    }
    const user = userEvent.setup()
    render(<Steps />)
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' }))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start' }))
  })
})

describe('a dialog', () => {
  test('is an alertdialog described by its sentence', () => {
    render(
      <Dialog title="Log out of ren_hoshi?" text="You can log in again." onClose={() => {}} actions={null} />,
    )
    const dialog = screen.getByRole('alertdialog', { name: 'Log out of ren_hoshi?' })
    expect(document.querySelector(`[id="${dialog.getAttribute('aria-describedby')}"]`)?.textContent).toBe(
      'You can log in again.',
    )
  })

  test('that may not be dismissed ignores Escape and the overlay', async () => {
    const user = userEvent.setup()
    let closed = 0
    render(
      <Dialog
        title="Not yet recharged"
        dismissible={false}
        onClose={() => closed++}
        actions={<Button>To pay</Button>}
      />,
    )
    await user.keyboard('{Escape}')
    await user.click(document.querySelector('.layer__scrim') ?? document.body)
    expect(closed).toBe(0)
    expect(screen.getByRole('alertdialog')).toBeDefined()
  })
})

describe('a popup that others take away', () => {
  type Look = (entries: { contentRect: { width: number } }[]) => void

  async function openWatched() {
    const looks = new Map<Element, Look>()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #look: Look
        constructor(look: Look) {
          this.#look = look
        }
        observe(part: Element) {
          looks.set(part, this.#look)
        }
        disconnect() {}
      },
    )
    const opened = await openRecharge()
    const { parentElement: layer } = screen.getByRole('dialog', { name: 'Recharge', hidden: true })
    if (!layer) throw new Error('the popup has no layer')
    const draw = (width: number) => looks.get(layer)?.([{ contentRect: { width } }])
    return { ...opened, layer, draw, page: opened.view.container }
  }

  test('gives the page back while it is not drawn, and takes its place when it is', async () => {
    const { page, draw } = await openWatched()
    draw(320)
    expect(page.hasAttribute('inert')).toBe(true)
    draw(0)
    await Promise.resolve()
    expect(page.hasAttribute('inert')).toBe(false)
    expect(document.documentElement.style.overflow).toBe('')
    expect(document.activeElement?.textContent).toBe('Buy crystals')
    draw(320)
    expect(page.hasAttribute('inert')).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recharge' }))
  })

  test('never takes the page when it is hidden from the start', async () => {
    const list = document.head.appendChild(document.createElement('style'))
    list.textContent = 'body > div:has(> [role="dialog"]) { display: none !important }'
    const { page } = await openWatched()
    expect(page.hasAttribute('inert')).toBe(false)
    list.remove()
  })

  test('can be closed after it was removed', async () => {
    const { layer, draw, page, view } = await openWatched()
    layer.remove()
    draw(0)
    expect(page.hasAttribute('inert')).toBe(false)
    view.rerender(<p>Shop</p>)
    expect(view.container.textContent).toBe('Shop')
    expect(layer.isConnected).toBe(false)
  })
})

describe('a popup that takes the place of another one', () => {
  const wanted = (query: string) => ({ matches: query.includes('no-preference') })
  const copies = () => document.body.querySelectorAll('.layer[aria-hidden]')

  function Steps({ step, isLate = false }: { readonly step: 1 | 2; readonly isLate?: boolean }) {
    if (step === 1)
      return (
        <Sheet title="One" closeLabel="Close" onClose={() => undefined}>
          1
        </Sheet>
      )
    return (
      <ContinuedPopup>
        {!isLate && (
          <Sheet title="Two" closeLabel="Close" onClose={() => undefined}>
            2
          </Sheet>
        )}
      </ContinuedPopup>
    )
  }

  test('stands still, and no copy of the other one moves away', async () => {
    vi.stubGlobal('matchMedia', wanted)
    const view = render(<Steps step={1} />)
    view.rerender(<Steps step={2} />)
    await Promise.resolve()
    expect(copies()).toHaveLength(0)
    expect(screen.getByRole('dialog', { name: 'Two' }).parentElement?.className).toContain('still')
  })

  test('that is drawn later finds the other one still on screen, and removes it', async () => {
    vi.stubGlobal('matchMedia', wanted)
    const view = render(<Steps step={1} />)
    view.rerender(<Steps step={2} isLate />)
    await Promise.resolve()
    expect(copies()).toHaveLength(1)
    expect(copies()[0]?.className).toContain('still')
    view.rerender(<Steps step={2} />)
    expect(copies()).toHaveLength(0)
    expect(screen.getByRole('dialog', { name: 'Two' })).toBeDefined()
  })

  test('leaves with its animation when it is closed', async () => {
    vi.stubGlobal('matchMedia', wanted)
    const view = render(<Steps step={1} />)
    view.rerender(<Steps step={2} />)
    await Promise.resolve()
    view.unmount()
    await Promise.resolve()
    expect(copies()[0]?.className).toBe('layer layer--leaving')
    copies()[0]?.remove()
  })
})

test('a popup takes the place of what stood there, and the focus goes back to what had opened that', async () => {
  const tapped = document.createElement('button')
  document.body.append(tapped)
  const focusAtHandOver: (Element | null)[] = []
  const standIn = {
    giveWay: () => {
      focusAtHandOver.push(document.activeElement)
      return focusAtHandOver.length === 1 ? tapped : null
    },
  }
  const draw = (isOpen: boolean) => (
    <StandInContext value={standIn}>
      {isOpen && (
        <Sheet title="Recharge" closeLabel="Close" onClose={() => undefined}>
          Text
        </Sheet>
      )}
    </StandInContext>
  )
  const view = render(draw(true))
  expect(focusAtHandOver, 'before the popup takes the focus').toEqual([document.body])
  expect(document.activeElement?.textContent).toBe('Recharge')
  view.rerender(draw(false))
  await Promise.resolve()
  expect(document.activeElement).toBe(tapped)
  tapped.remove()
})

describe('a popup that is drawn after the one above it', () => {
  const opener = document.createElement('button')
  const stack = {}
  const orders = ['Recharge', 'Waiting'].map((_, level) => ({ stack, level: () => level }))
  const draw = (titles: readonly string[]) => (
    <>
      {['Recharge', 'Waiting'].map((title, level) => (
        <PopupOrderContext key={title} value={orders[level] ?? null}>
          {titles.includes(title) && (
            <Sheet title={title} closeLabel={`Close ${title}`} onClose={() => undefined}>
              Text
            </Sheet>
          )}
        </PopupOrderContext>
      ))}
    </>
  )
  const drawLate = () => {
    document.body.appendChild(opener)
    opener.focus()
    const view = render(draw(['Waiting']))
    view.rerender(draw(['Recharge', 'Waiting']))
    return view
  }
  afterEach(() => opener.remove())

  test('goes below it, and that one keeps the focus and stays the only one that can be reached', () => {
    drawLate()
    const layers = [...document.querySelectorAll('.layer')]
    expect(layers.map((layer) => layer.querySelector('h2')?.textContent)).toEqual(['Recharge', 'Waiting'])
    expect(document.activeElement?.textContent).toBe('Waiting')
    expect(screen.getAllByRole('dialog')).toEqual([screen.getByRole('dialog', { name: 'Waiting' })])
  })

  test('is reached when that one closes, and gives focus back to what opened the first', async () => {
    const view = drawLate()
    view.rerender(draw(['Recharge']))
    await Promise.resolve()
    expect(document.activeElement?.textContent).toBe('Recharge')
    view.rerender(draw([]))
    await Promise.resolve()
    expect(document.activeElement).toBe(opener)
  })

  test('can close first, and the focus stays where it is', async () => {
    const view = drawLate()
    screen.getByRole('button', { name: 'Close Waiting' }).focus()
    view.rerender(draw(['Waiting']))
    await Promise.resolve()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close Waiting')
    view.rerender(draw([]))
    await Promise.resolve()
    expect(document.activeElement).toBe(opener)
  })

  test('leaves below that one too', async () => {
    const view = drawLate()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    view.rerender(draw(['Waiting']))
    await Promise.resolve()
    const titles = [...document.querySelectorAll('.layer')].map(
      (layer) =>
        `${layer.querySelector('h2')?.textContent}${layer.matches('[inert].layer--leaving') ? ' leaves' : ''}`,
    )
    expect(titles).toEqual(['Recharge leaves', 'Waiting'])
    document.querySelector('.layer--leaving')?.dispatchEvent(new Event('animationend'))
  })
})
