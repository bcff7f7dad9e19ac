import type { ThemeTokens } from '@topup/ui-kit/theme'
import { Samples } from './Samples.tsx'

const groups = [
  ['Surfaces, text and lines', /^(?:bg|surface-|text|border|scrim|glass|sheen)/],
  ['Tint', /tint|^focus$/],
  ['Accent', /accent/],
  ['Status', /success|warn|danger/],
  ['Hero', /hero/],
  ['VIP', /^vip-/],
  ['Artwork', /^art-/],
] as const

const groupOf = (token: string) => groups.find(([, pattern]) => pattern.test(token))?.[0]

/** Whether a token is a radius or an elevation. */
export const isShape = (token: string): boolean => /^(?:r|e)-/.test(token)

/** The derived colours by what they are for, drawn with the custom properties of the place where this stands. */
export function ColourSamples({ tokens }: { readonly tokens: ThemeTokens }) {
  const colours = Object.entries(tokens).filter(([token]) => !isShape(token))
  return groups.map(([title]) => (
    <Samples
      key={title}
      title={title}
      of={colours
        .filter(([token]) => groupOf(token) === title)
        .map(([token, value]) => [`--${token}`, value] as const)}
      draw={(token) => ({ background: `var(${token})` })}
    />
  ))
}
