import { act, cleanup, render, screen } from '@testing-library/react'
import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyParts } from '../app/lazyParts.ts'
import { createFakeServices } from '../testing/fakeServices.ts'
import type { FakeServices } from '../testing/fakeServices.ts'
import { lazyComponent } from './lazyComponent.tsx'
import { codePausesMs, LostCode } from './loadCode.ts'
import { StoreScopeProvider } from './servicesContext.tsx'

afterEach(cleanup)

type Part = ComponentType<{ readonly name: string }>

const Greeting: Part = ({ name }) => <p>Hello {name}</p>

class Boundary extends Component<{ readonly children: ReactNode }, { readonly isLost: boolean }> {
  override state = { isLost: false }
  static getDerivedStateFromError(reason: unknown) {
    return { isLost: reason instanceof LostCode }
  }
  override render() {
    return this.state.isLost ? 'lost' : this.props.children
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

const artwork = { Hero: () => null, Mark: () => null }

/** Draws in a store, whose time passes when the test says so. */
function draw(content: ReactNode, services: FakeServices = createFakeServices()) {
  const shown = render(
    <StoreScopeProvider value={{ services, artwork, parts: lazyParts }}>
      <Boundary>{content}</Boundary>
    </StoreScopeProvider>,
  )
  return { ...shown, pass: (ms: number) => act(async () => services.clock.advance(ms)) }
}

test('the fallback is shown until the code is loaded', async () => {
  const { load, come } = code()
  const { Part } = lazyComponent(load, () => <p>Loading</p>)
  draw(<Part name="Ren" />)
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
  draw(
    <>
      <part.Part name="Ren" />
      <part.Part name="Aya" />
    </>,
  )
  expect(screen.getByText('Hello Ren')).toBeDefined()
  expect(screen.getByText('Hello Aya')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that is lost twice comes the third time, and nothing is said meanwhile', async () => {
  const { load, come, fail } = code()
  const { Part } = lazyComponent(load, () => <p>Loading</p>)
  const { pass } = draw(<Part name="Ren" />)
  for (const pauseMs of codePausesMs) {
    await fail()
    expect(screen.getByText('Loading')).toBeDefined()
    await pass(pauseMs)
  }
  expect(load).toHaveBeenCalledTimes(3)
  await come()
  expect(screen.getByText('Hello Ren')).toBeDefined()
})

test('code that is lost three times is thrown to the boundary, and a part that is mounted again requests it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { load, come, fail } = code()
  const { Part } = lazyComponent(load)
  const shown = draw(<Part name="Ren" />)
  for (const pauseMs of [...codePausesMs, 0]) {
    await fail()
    await shown.pass(pauseMs)
  }
  expect(screen.getByText('lost')).toBeDefined()
  shown.unmount()
  draw(<Part name="Ren" />)
  await come()
  expect(screen.getByText('Hello Ren')).toBeDefined()
})

test('a part that the page can do without keeps its fallback, and comes when the player returns', async () => {
  const { load, come, fail } = code()
  const { Part } = lazyComponent(load, () => <p>Loading</p>, 'leftOut')
  const returns: (() => void)[] = []
  const services = createFakeServices()
  const { pass } = draw(<Part name="Ren" />, {
    ...services,
    visibility: { ...services.visibility, onReturn: (listener) => (returns.push(listener), () => undefined) },
  })
  for (const pauseMs of [...codePausesMs, 0]) {
    await fail()
    await pass(pauseMs)
  }
  expect(screen.getByText('Loading')).toBeDefined()
  for (const back of returns) back()
  await come()
  expect(screen.getByText('Hello Ren')).toBeDefined()
})
