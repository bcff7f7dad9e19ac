import { expect, test } from 'vitest'
import { checkLayout } from './checkLayout.ts'
import { findForcedColorFaults } from './forcedColorFaults.ts'

/** Looks at stories as a reader sees it whose system sets the colours: Windows contrast themes. */
export function checkForcedColors(drawn: {
  readonly language: string
  readonly brand: string
  readonly ids?: RegExp
}): void {
  test('the system sets the colours', () => {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  })
  checkLayout({
    ...drawn,
    // Lines that stand for shadows and fills take room: where there is least of it, and where most.
    windows: [
      { width: 320, height: 568, settings: ['plain', 'double'] },
      { width: 360, height: 640, settings: ['plain'] },
      { width: 1280, height: 800, settings: ['plain'] },
    ],
    look: findForcedColorFaults,
  })
}
