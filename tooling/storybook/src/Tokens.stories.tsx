import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyBrand } from './storyBrands.ts'
import { board, ColourSamples, isShape, Samples } from './Samples.tsx'

/** What a brand's six inputs become, and what all brands share. The brand is the toolbar's. */
const meta = { title: 'Foundations/Tokens', globals: { viewport: { value: 'whole' } } } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The derived colours by what they are for, and the inputs they come from. */
export const Colours: Story = {
  render: (_args, { globals }) => {
    const { inputs, tokens, name } = storyBrand(globals['brand'])
    return (
      <div className="pad stack" style={board}>
        <Samples
          title={`The inputs of ${name}`}
          of={Object.entries(inputs).map(([input, value]) => [input, String(value)] as const)}
          draw={(_, value) => (value.startsWith('#') ? { background: value } : undefined)}
        />
        <ColourSamples tokens={tokens} />
      </div>
    )
  },
}

/** Corners by the brand's radius personality, and what lifts a surface off the page. */
export const RadiusAndElevation: Story = {
  render: (_args, { globals }) => {
    const { tokens } = storyBrand(globals['brand'])
    const shapes = Object.entries(tokens).filter(([token]) => isShape(token))
    return (
      <div className="pad stack" style={board}>
        <Samples
          title="Radius"
          of={shapes.filter(([token]) => token.startsWith('r-')).map(named)}
          draw={(token) => ({ borderRadius: `var(${token})`, background: 'var(--tint-soft)', width: 88 })}
        />
        <Samples
          title="Elevation"
          of={shapes.filter(([token]) => token.startsWith('e-')).map(named)}
          draw={(token) => ({ boxShadow: `var(${token})`, background: 'var(--surface-1)', width: 88 })}
        />
      </div>
    )
  },
}

/** Sizes of text as this window gets them; they follow the reader's own text size. */
export const Type: Story = {
  render: () => (
    <div className="pad stack" style={board}>
      {baseTokens(/^--fs-/).map(([token]) => (
        <div key={token}>
          <p className="small muted">{token}</p>
          <p style={{ fontSize: `var(${token})`, lineHeight: 'var(--lh-snug)' }}>
            3,280 Crystals for US$42.49
          </p>
        </div>
      ))}
      {baseTokens(/^--fw-/).map(([token, value]) => (
        <p key={token} style={{ fontWeight: Number(value) }}>
          {token} {value}
        </p>
      ))}
      <Samples title="Line height" of={baseTokens(/^--lh/)} />
    </div>
  ),
}

/** Distances on the 4 px grid, sizes of what is tapped, and the layers over one another. */
export const SpaceAndSizes: Story = {
  render: () => (
    <div className="pad stack" style={board}>
      <Samples
        title="Space"
        of={baseTokens(/^--s-\d/)}
        draw={(token) => ({ width: `var(${token})`, background: 'var(--tint-ui)', borderRadius: 0 })}
      />
      <Samples title="Sizes" of={baseTokens(/^--(?:tap|h-|w-)/)} />
      <Samples title="Layers" of={baseTokens(/^--z-/)} />
    </div>
  ),
}

/** How long and how things move; with reduced motion all of it is instant. */
export const Motion: Story = {
  render: () => (
    <div className="pad stack" style={board}>
      <Samples title="Durations" of={baseTokens(/^--dur-/)} />
      <Samples title="Easing" of={baseTokens(/^--ease-/)} />
    </div>
  ),
}

const named = ([token, value]: readonly [string, string]) => [`--${token}`, value] as const

/**
 * The custom properties that all brands share, by a pattern of their names, as the style sheets say them: the first
 * rule counts, so that what only holds for some windows or languages stays out.
 */
function baseTokens(names: RegExp): readonly (readonly [string, string])[] {
  const found = new Map<string, string>()
  for (const { style } of rootRules()) {
    for (const name of style) {
      if (names.test(name) && !found.has(name)) found.set(name, style.getPropertyValue(name).trim())
    }
  }
  return [...found]
}

function rootRules(): readonly CSSStyleRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText === ':root')
}
