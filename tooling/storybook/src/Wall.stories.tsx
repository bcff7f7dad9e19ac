import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { storyBrands } from './storyBrands.ts'

interface StoryModule {
  readonly default: { readonly title?: string }
  readonly [name: string]: unknown
}

/** Every popup and page, as "Recharge: Coupon used" by the id of its story. */
const walls = new Map(
  Object.values(
    import.meta.glob<StoryModule>('../../../packages/flows/src/**/*.stories.tsx', { eager: true }),
  ).flatMap(({ default: { title = '' }, ...stories }) =>
    Object.keys(stories).map((name) => [
      toId(title, storyNameFromExport(name)),
      `${title.replace(/^.*\//, '')}: ${storyNameFromExport(name)}`,
    ]),
  ),
)

/**
 * One popup or page in all brands at once: choose which under "Controls". Language and direction are the toolbar's.
 * Not a test: its frames are other stories.
 */
const meta = {
  title: 'Walls/All brands',
  tags: ['!test'],
  args: { story: 'popups-recharge--coupon-used', width: 390, height: 720 },
  argTypes: {
    story: {
      description: 'What is shown in every brand',
      options: [...walls.keys()],
      control: { type: 'select', labels: Object.fromEntries(walls) },
    },
  },
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

const wall: NonNullable<Story['render']> = ({ story, width, height }, { globals }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16 }}>
    {[...storyBrands.values()].map(({ key: brand, name }) => (
      <figure key={brand}>
        <figcaption style={{ padding: '4px 0' }}>
          <b>{name}</b> <span className="small muted">{brand}</span>
        </figcaption>
        <iframe
          title={name}
          width={width}
          height={height}
          loading="lazy"
          style={{ border: '1px solid var(--border-strong)' }}
          src={addressOf(story, { ...globals, brand })}
        />
      </figure>
    ))}
  </div>
)

const addressOf = (id: string, globals: Readonly<Record<string, unknown>>) => {
  const chosen = ['brand', 'mode', 'language', 'direction']
    .map((key) => `${key}:${String(globals[key])}`)
    .join(';')
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen }).toString()}`
}

function wallOf(story: string): Story {
  if (!walls.has(story)) throw new Error(`No story has the id ${story}`)
  return { render: wall, args: { story } }
}

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
