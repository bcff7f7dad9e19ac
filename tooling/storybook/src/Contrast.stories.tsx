import type { Meta, StoryObj } from '@storybook/react-vite'
import { board, PairSamples } from './Samples.tsx'
import { storyBrand } from './storyBrands.ts'

/** How well text and controls can be told from what they stand on (WCAG 2.2 AA); a test holds every brand to it. */
const meta = {
  title: 'Foundations/Contrast',
  globals: { viewport: { value: 'whole' } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The pairs of the toolbar's brand, as they look. */
export const OneBrand: Story = {
  render: (_args, { globals }) => {
    const brand = storyBrand(globals['brand'])
    return (
      <div className="pad" style={board}>
        <PairSamples tokens={brand.tokens} />
      </div>
    )
  },
}
