// @vitest-environment jsdom
import { decodePageConfig } from '@topup/api-client'
import { pageConfigWire } from '@topup/api-client/testing'
import { contrast, deriveTheme } from '@topup/ui-kit/theme'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeServices, starfall } from '../../testing/fakeServices.ts'
import { followBrandColor } from './followBrandColor.ts'
import { readKeptColors } from './keptColors.ts'

const theme: ThemeInputs = {
  tint: '#00bbff',
  accent: '#ff8a00',
  mode: 'light',
  radius: 'soft',
  hero: 'orbit',
  heroTone: 'deep',
}

/** What the phone asks for, and how it turns. */
let isDark: boolean
let turns: (() => void)[]
const turn = () => {
  isDark = !isDark
  turns.forEach((tell) => tell())
}

const fill = () => document.documentElement.style.getPropertyValue('--tint-fill')
const bars = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content')

beforeEach(() => {
  isDark = false
  turns = []
  vi.stubGlobal('matchMedia', () => ({
    matches: isDark,
    addListener: (tell: () => void) => turns.push(tell),
    removeListener: (tell: () => void) => turns.splice(turns.indexOf(tell), 1),
  }))
  document.head.innerHTML =
    '<meta name="theme-color" content="#eef5f9"><style>:root{--bg:#eef5f9;--tint-fill:#0bf}</style>'
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('style')
})

function following(inputs: ThemeInputs = theme) {
  const services = createFakeServices()
  const stop = followBrandColor(services, inputs, () => import('@topup/ui-kit/theme'))
  const { clientId } = starfall
  const send = (brandColor: unknown) =>
    services.catalogue.setState({
      pageConfig: {
        kind: 'ready',
        value: decodePageConfig({ ...pageConfigWire(), brand_color: brandColor as string }, {}),
      },
    })
  return { services, clientId, send, stop, kept: () => readKeptColors(services.brandStorage, clientId) }
}

test('another colour of the page config takes the tint’s place, also in the browser’s bars', async () => {
  const { send, kept } = following()
  send('#D81B60')
  const derived = deriveTheme({ ...theme, tint: '#d81b60' })
  await expect.poll(fill).toBe(derived['tint-fill'])
  expect(bars()).toBe(derived.bg)
  expect(kept()).toEqual({ light: derived })
})

test.each(['#00bbff', '#0BF', '#d81b6', 'red', 'red;}', '', null, 7])(
  'the brand’s own tint, or no colour (%j), leaves the page as it was built',
  async (brandColor) => {
    const { send, kept } = following()
    send(brandColor)
    await Promise.resolve()
    expect(fill()).toBe('')
    expect(kept()).toBeNull()
    expect(bars()).toBe('#eef5f9')
  },
)

test('when the colour is taken back, the page has its own colours again and nothing is kept', async () => {
  const { send, kept } = following()
  send('#d81b60')
  await expect.poll(fill).not.toBe('')
  send('#00bbff')
  await expect.poll(fill).toBe('')
  expect(kept()).toBeNull()
  expect(bars()).toBe('#eef5f9')
})

test('a colour that is overtaken by another game’s is not shown', async () => {
  const { send } = following()
  send('#d81b60')
  send('#1b60d8')
  const { 'tint-fill': last } = deriveTheme({ ...theme, tint: '#1b60d8' })
  await expect.poll(fill).toBe(last)
  await vi.dynamicImportSettled()
  expect(fill()).toBe(last)
})

test.each([
  ['follows the phone into its other mode', true],
  ['keeps its mode whatever the phone asks for', false],
] as const)('in another colour, too, a store %s', async (_, follows) => {
  const inputs: ThemeInputs = { ...theme, ...(follows && { followsSystem: true }) }
  const { send } = following(inputs)
  send('#d81b60')
  const bg = () => document.documentElement.style.getPropertyValue('--bg')
  const [light, dark] = (['light', 'dark'] as const).map(
    (mode) => deriveTheme({ ...inputs, mode, tint: '#d81b60' }).bg,
  )
  await expect.poll(bg).toBe(light)
  turn()
  expect(bg()).toBe(follows ? dark : light)
  turn()
  expect(bg()).toBe(light)
})

test('a stopped store changes no more', async () => {
  const { send, stop } = following()
  stop()
  send('#d81b60')
  await vi.dynamicImportSettled()
  expect(fill()).toBe('')
})

test('whatever colour is sent, labels and texts reach AA in light and dark stores', () => {
  const digits = fc.string({
    unit: fc.constantFrom(...'0123456789abcdefABCDEF'.split('')),
    minLength: 6,
    maxLength: 6,
  })
  const sent = fc.oneof(
    digits.map((text) => `#${text}`),
    digits.map((text) => `#${text.slice(0, 3)}`),
  )
  fc.assert(
    fc.property(
      sent,
      fc.constantFrom('light', 'dark'),
      fc.constantFrom('deep', 'bright'),
      (color, mode, heroTone) => {
        const { brandColor } = decodePageConfig(pageConfigWire({ brand_color: color }), {})
        if (brandColor === null) throw new Error(`${color} is a colour`)
        const t = deriveTheme({ ...theme, tint: brandColor, mode, heroTone })
        expect(contrast(t['on-tint'], t['tint-fill'])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(t['on-tint'], t['tint-press'])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(t['on-hero'], t['hero-1'])).toBeGreaterThanOrEqual(4.5)
        for (const surface of [t.bg, t['surface-1'], t['surface-2'], t['tint-soft']]) {
          expect(contrast(t['tint-text'], surface)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(t['text-2'], surface)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(t['tint-ui'], surface)).toBeGreaterThanOrEqual(3)
        }
      },
    ),
    { numRuns: 100 },
  )
})
