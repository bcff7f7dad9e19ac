import { act, cleanup, render, screen } from '@testing-library/react'
import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyComponent } from './lazyComponent.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Part = ComponentType<{ readonly name: string }>

const Greeting: Part = ({ name }) => <p>Hello {name}</p>

class Boundary extends Component<{ readonly children: ReactNode }, { readonly reason: string | null }> {
  override state = { reason: null }
  static getDerivedStateFromError(reason: unknown) {
    return { reason: String(reason) }
  }
  override render() {
    return this.state.reason ?? this.props.children
  }
}

/** Code that is loaded when the test says so. */
function code() {
  let settle = { come: (_part: Part) => {}, fail: (_reason: unknown) => {} }
  const load = vi.fn<() => Promise<Part>>(
    () =>
      new Promise((come, fail) => {
        settle = { come, fail }
      }),
  )
  return {
    load,
    come: () => act(async () => settle.come(Greeting)),
    fail: () => act(async () => settle.fail('gone')),
  }
}

test('the fallback is shown until the code is loaded', async () => {
  const { load, come } = code()
  const { Part } = lazyComponent(load, () => <p>Loading</p>)
  render(<Part name="Ren" />)
  expect(screen.getByText('Loading')).toBeDefined()
  await come()
  expect(screen.getByText('Hello Ren')).toBeDefined()
})

test('code that was fetched ahead is drawn at once, and fetched only once', async () => {
  const { load, come } = code()
  const part = lazyComponent(load)
  const ahead = part.load()
  await come()
  await ahead
  render(
    <>
      <part.Part name="Ren" />
      <part.Part name="Aya" />
    </>,
  )
  expect(screen.getByText('Hello Ren')).toBeDefined()
  expect(screen.getByText('Hello Aya')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that cannot be loaded is thrown to the boundary, and a part that is mounted again requests it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { load, come, fail } = code()
  const { Part } = lazyComponent(load)
  const shown = render(
    <Boundary>
      <Part name="Ren" />
    </Boundary>,
  )
  await fail()
  expect(screen.getByText('gone')).toBeDefined()
  shown.unmount()
  render(<Part name="Ren" />)
  await come()
  expect(screen.getByText('Hello Ren')).toBeDefined()
})

test('a part that the page can do without keeps its fallback', async () => {
  const { load, fail } = code()
  const { Part } = lazyComponent(load, () => <p>Loading</p>, 'leftOut')
  render(
    <Boundary>
      <Part name="Ren" />
    </Boundary>,
  )
  await fail()
  expect(screen.getByText('Loading')).toBeDefined()
})
