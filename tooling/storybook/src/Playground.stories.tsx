import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import { Playground } from './playground/Playground.tsx'
import { storyBrand } from './storyBrands.ts'
import { themeChoices, withInputs } from './themeChoices.ts'

const choice = (name: keyof typeof themeChoices) =>
  ({ options: themeChoices[name], control: { type: 'select' } }) as const

/**
 * A theme to play with. It starts as that of the toolbar's brand, with what "Controls" or the address say in its place.
 * Not a test: its frames are other stories.
 */
const meta = {
  title: 'Playground/Theme',
  tags: ['!test'],
  argTypes: {
    tint: { control: { type: 'color' } },
    accent: { control: { type: 'color' } },
    mode: choice('mode'),
    radius: choice('radius'),
    hero: choice('hero'),
    heroTone: choice('heroTone'),
    cards: choice('cards'),
    artwork: choice('artwork'),
    followsSystem: { control: { type: 'boolean' } },
  },
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<Partial<ThemeInputs>>
export default meta

/** The tint, the accent, the mode, the radius and the hero, and six screens that follow. */
export const Theme: StoryObj<Partial<ThemeInputs>> = {
  render: (args, { globals }) => {
    const brand = storyBrand(globals['brand'])
    const start = withInputs(brand.inputs, args)
    return <Playground key={`${brand.key} ${JSON.stringify(start)}`} {...{ brand, start, globals }} />
  },
}
