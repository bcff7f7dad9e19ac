import type { Meta, StoryObj } from '@storybook/react-vite'
import { nativeNameOf } from '@topup/domain'
import { brandKeys, brandNames, languageOf } from './storyBrands.ts'
import { known, storyControl } from './wall/stories.ts'
import { Wall } from './wall/Wall.tsx'

/**
 * One popup or page in all brands at once: choose which, and in which brands, under "Controls". Language and direction are
 * the toolbar's.
 */
const meta = {
  title: 'Walls/All brands',
  args: { story: 'popups-recharge--coupon-used', brands: brandKeys, width: 390, height: 720 },
  argTypes: {
    story: { ...storyControl, description: 'What is shown in every brand' },
    brands: { options: brandKeys, control: { type: 'check' } },
  },
  parameters: { a11y: { test: 'off' } },
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<WallProps>
export default meta

interface WallProps {
  readonly story: string
  readonly brands: readonly string[]
  readonly width: number
  readonly height: number
}

type Story = StoryObj<WallProps>

const wallOf = (story: string): Story => ({
  args: { story: known(story) },
  render: ({ story, brands, width, height }, { globals }) => {
    const language = languageOf(globals['language'])
    const tiles = brands.map((brand) => ({
      story,
      brand,
      language,
      name: brandNames.get(brand) ?? brand,
      note: `${brand}, ${nativeNameOf(language)}`,
    }))
    return <Wall {...{ tiles, width, height, globals }} />
  },
})

export const Recharge: Story = wallOf('popups-recharge--coupon-used')
export const CardForm: Story = wallOf('popups-card-form--filled')
export const Login: Story = wallOf('popups-login--social-logins')
export const Games: Story = wallOf('popups-games--editions')
export const ServerAndCharacter: Story = wallOf('popups-server-and-character--ready')
export const Coupons: Story = wallOf('popups-coupons--usable')
export const ResultPending: Story = wallOf('popups-result--pending')
export const ResultSuccess: Story = wallOf('popups-result--success')
export const Question: Story = wallOf('popups-questions-and-tips--log-out')
export const SelectProduct: Story = wallOf('pages-select-product--ready')
export const Event: Story = wallOf('pages-event--cumulative')
export const VipCentre: Story = wallOf('pages-vip-centre--climbing')
