import type { Meta, StoryObj } from '@storybook/react-vite'
import { Artwork } from './Artwork.tsx'
import type { ArtworkName } from './artworkFile.ts'

const ranks = [1, 2, 3, 4, 5] as const
const currencies = (['gem', 'gold', 'bullet', 'fish', 'pearl', 'blossom'] as const).flatMap((art) =>
  ranks.map((rank) => `${art}-${rank}` as const),
)

const names = [
  ...currencies,
  'coin',
  'crate',
  'pass',
  'card',
  'potion',
  'scroll',
  'medal',
] as const satisfies readonly ArtworkName[]

const meta = { title: 'Foundations/Artwork', component: Artwork, args: { name: 'gem-1' } } satisfies Meta<
  typeof Artwork
>
export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <div className="product-grid" style={{ paddingTop: 24 }}>
      {names.map((name) => (
        <div key={name} className="product-card">
          <span className="product-card__artwork">
            <Artwork name={name} />
          </span>
          <span className="product-card__body">{name}</span>
        </div>
      ))}
    </div>
  ),
}
