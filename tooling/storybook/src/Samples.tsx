import type { ThemeTokens } from '@topup/ui-kit/theme'
import type { CSSProperties } from 'react'
import { contrastPairs, pairName, ratioOf } from './contrastPairs.ts'

/** Room above and below what a page of foundations shows; it speaks English whatever the toolbar's language is. */
export const board = { paddingTop: 24, paddingBottom: 24, direction: 'ltr' } as const

/** Props of {@link Samples}. */
interface SamplesProps {
  readonly title: string
  /** Names and values. */
  readonly of: readonly (readonly [string, string])[]
  /** How the box beside a name looks; no box when left out or undefined. */
  readonly draw?: (name: string, value: string) => CSSProperties | undefined
}

const box = {
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 8,
  border: '1px solid var(--border-strong)',
} as const

/** A heading, and tokens under it with their values and what they look like. */
export function Samples({ title, of, draw }: SamplesProps) {
  return (
    <section>
      <h2 className="section-title">{title}</h2>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))', gap: 12 }}>
        {of.map(([name, value]) => {
          const look = draw?.(name, value)
          return (
            <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
              {look !== undefined && <span style={{ ...box, ...look }} />}
              <span style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                <b>{name}</b> <span className="small muted">{value}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

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

/** Every pair of colours as it looks, drawn with the custom properties of the place where this stands, and its ratio in `tokens`. */
export function PairSamples({ tokens }: { readonly tokens: ThemeTokens }) {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 12 }}>
      {contrastPairs.map((pair) => {
        const ratio = ratioOf(tokens, pair)
        return (
          <li key={pairName(pair)} className="card" style={{ overflow: 'hidden' }}>
            <p style={{ padding: 16, background: `var(--${pair.back})`, color: `var(--${pair.front})` }}>
              {pair.least === 3 ? <Control /> : <b>3,280 Crystals</b>}
            </p>
            <p className="small" style={{ padding: '8px 16px' }}>
              {pairName(pair)}
              <br />
              {ratio.toFixed(2)}
              {ratio < pair.least && ' too little'}, at least {pair.least}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** Stands for anything that is not text: a ring in the colour of the text around it. */
function Control() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  )
}
