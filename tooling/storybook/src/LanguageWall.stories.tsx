import type { Meta, StoryObj } from '@storybook/react-vite'
import { nativeNameOf } from '@topup/domain'
import { storyBrand } from './storyBrands.ts'
import { known, storyControl } from './wall/stories.ts'
import { Wall } from './wall/Wall.tsx'

/** One popup or page of the toolbar's brand in every language that the brand has. */
const meta = {
  title: 'Walls/Languages of the brand',
  args: { story: 'popups-recharge--coupon-used', width: 390, height: 720 },
  argTypes: { story: { ...storyControl, description: 'What is shown in every language' } },
  parameters: { a11y: { test: 'off' } },
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<WallProps>
export default meta

interface WallProps {
  readonly story: string
  readonly width: number
  readonly height: number
}

type Story = StoryObj<WallProps>

const wallOf = (story: string): Story => ({
  args: { story: known(story) },
  render: ({ story, width, height }, { globals }) => {
    const { key: brand, name, facts } = storyBrand(globals['brand'])
    const tiles = facts.languages.map((language) => ({
      story,
      brand,
      language,
      name,
      note: `${brand}, ${nativeNameOf(language)}`,
    }))
    return <Wall {...{ tiles, width, height, globals }} />
  },
})

export const Recharge: Story = wallOf('popups-recharge--coupon-used')
export const SelectProduct: Story = wallOf('pages-select-product--ready')
