import { expect, test } from 'vitest'
import base from './base.css?raw'

const components = import.meta.glob<string>(['../**/*.tsx', '!../**/*.stories.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Selectors whose rule keeps a double tap from zooming. Source: spec §9 "Double-tap prevention on Safari". */
const guarded = [...base.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  .filter(([, , body = '']) => /touch-action:\s*manipulation/.test(body))
  .flatMap(([, selectors = '']) => selectors.split(',').map((selector) => selector.trim()))

/** What a component draws that is tapped: elements that act by themselves, and roles that act. */
const tapped = Object.values(components).flatMap((source) => [
  ...[...source.matchAll(/<(a|button|input|label|select|summary|textarea)[\s>]/g)].map(([, tag = '']) => tag),
  ...[...source.matchAll(/role="(button|checkbox|link|menuitem|option|radio|slider|switch|tab)"/g)].map(
    ([, role = '']) => `[role='${role}']`,
  ),
])

test('nothing that a component lets the player tap zooms on a double tap', () => {
  expect(tapped).toEqual(expect.arrayContaining(['a', 'button', 'label', "[role='radio']", "[role='tab']"]))
  expect([...new Set(tapped)].filter((one) => !guarded.includes(one))).toEqual([])
})
