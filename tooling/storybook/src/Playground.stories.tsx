import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ProductCard, ProductGrid } from '@topup/ui-kit'
import { parseHex } from '@topup/ui-kit/theme'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import { useEffect } from 'react'
import { setTheme } from './dressPage.ts'
import { board, ColourSamples, PairSamples } from './Samples.tsx'
import { allStoryBrands, inTheme, storyBrand } from './storyBrands.ts'
import type { StoryBrand } from './storyBrands.ts'

/** What brands have chosen for an input that is a name; `usual` is that of a brand that says nothing. */
const choice = (name: 'mode' | 'radius' | 'hero' | 'heroTone' | 'cards' | 'artwork', usual = '') => {
  const chosen = allStoryBrands().map(({ inputs }) => inputs[name] ?? usual)
  return { options: [...new Set(chosen)].sort(), control: { type: 'select' } } as const
}

/**
 * A theme to play with: its inputs are under "Controls". It starts as that of the toolbar's brand; what is no colour counts for
 * nothing. The address keeps what was chosen.
 */
const meta = {
  title: 'Foundations/Playground',
  argTypes: {
    tint: { control: { type: 'color' } },
    accent: { control: { type: 'color' } },
    mode: choice('mode'),
    radius: choice('radius'),
    hero: choice('hero'),
    heroTone: choice('heroTone'),
    cards: choice('cards', 'tile'),
    artwork: choice('artwork', 'cut'),
    followsSystem: { control: { type: 'boolean' } },
  },
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<Partial<ThemeInputs>>
export default meta

/** Parts in the theme, and beside them what it derives. */
export const Theme: StoryObj<Partial<ThemeInputs>> = {
  render: (args, { globals }) => {
    const brand = storyBrand(globals['brand'])
    return <Playground brand={inTheme(brand, withInputs(brand.inputs, args))} mode={globals['mode']} />
  },
}

/** A brand's inputs with what is said in their place; a colour that is still being typed counts for nothing. */
function withInputs(base: ThemeInputs, said: Partial<ThemeInputs>): ThemeInputs {
  const sound = Object.entries(said).flatMap(([name, value]) => {
    const read = name === 'tint' || name === 'accent' ? parseHex(value) : value
    return read === undefined ? [] : [[name, read] as const]
  })
  return { ...base, ...Object.fromEntries(sound) }
}

function Playground({ brand, mode }: { readonly brand: StoryBrand; readonly mode: unknown }) {
  useEffect(() => setTheme(brand, mode))
  const { Hero, inputs } = brand
  const { tokens } = (mode === 'twin' ? brand.twin : null) ?? brand
  return (
    <div className="pad stack" style={board}>
      <div className="card destination" style={{ maxWidth: 720 }}>
        <div className="destination__hero" style={{ minHeight: 150 }}>
          <Hero />
        </div>
      </div>
      <ProductGrid label="Crystals">
        {(['gem-2', 'crate', 'scroll'] as const).map((artwork, index) => (
          <ProductCard
            key={artwork}
            name={`${680 * (index + 1)} Crystals`}
            artwork={artwork}
            selected={index === 1}
            bar={{ kind: 'price', price: 'US$9.99', points: '+99 VIP points' }}
            onPress={() => {}}
          />
        ))}
      </ProductGrid>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button>Pay now</Button>
        <Button variant="secondary">Other methods</Button>
        <Button variant="soft">Use a coupon</Button>
      </p>
      <pre className="card card--padded">{JSON.stringify(inputs, null, 2)}</pre>
      <PairSamples tokens={tokens} />
      <ColourSamples tokens={tokens} />
    </div>
  )
}
