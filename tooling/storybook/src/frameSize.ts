import { expect } from 'vitest'

const frame = (): HTMLElement => window.frameElement as HTMLElement

/** Sizes the frame that the stories are drawn in; to ask the runner for it takes fifty times as long. */
export async function resize(width: number, height: number): Promise<void> {
  frame().style.width = `${width}px`
  frame().style.height = `${height}px`
  // What listens to the width is drawn again.
  await new Promise((next) => requestAnimationFrame(next))
  expect(window.innerWidth).toBe(width)
}

/** Looks at the story in other sizes, and gives the frame the size back that the runner gave it. */
export async function inOtherSizes<Found>(look: () => Promise<Found>): Promise<Found> {
  const { width, height } = frame().style
  try {
    return await look()
  } finally {
    Object.assign(frame().style, { width, height })
  }
}
