import type { Meta, StoryObj } from '@storybook/react-vite'
import { BottomNavSkeleton } from '../header/BottomNav.tsx'
import { AvatarSkeleton } from '../header/Header.tsx'
import { RowsSkeleton } from '../list/RowsSkeleton.tsx'
import { SheetSkeleton } from '../popup/Sheet.tsx'
import { ProductGridSkeleton } from '../product/ProductGrid.tsx'
import { GameTilesSkeleton } from '../steps/GameTile.tsx'
import { LateNote, Skeleton, TilesSkeleton, TopSkeleton } from './Skeleton.tsx'
import { Waiting } from './Waiting.tsx'

const loading = 'Loading'

const meta = {
  title: 'Components/Skeletons',
  component: ProductGridSkeleton,
  args: { label: loading },
} satisfies Meta<typeof ProductGridSkeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Products: Story = {}
export const Rows: Story = { render: () => <RowsSkeleton label={loading} /> }
export const HeaderAndBar: Story = {
  render: () => (
    <>
      <AvatarSkeleton />
      <BottomNavSkeleton />
    </>
  ),
}
export const Sheet: Story = { render: () => <SheetSkeleton label={loading} /> }
export const Late: Story = {
  render: () => (
    <div className="waiting">
      <SheetSkeleton label={loading} />
      <LateNote lang="en">Slow connection. Trying again.</LateNote>
    </div>
  ),
}
export const GameTiles: Story = { render: () => <GameTilesSkeleton label={loading} /> }
export const Line: Story = { render: () => <Skeleton width="58%" height="14px" radius="7px" /> }
export const Tiles: Story = { render: (args) => <TilesSkeleton {...args} /> }
export const BannerPage: Story = { render: () => <TopSkeleton label={loading} top="banner" /> }
export const AccountPage: Story = { render: () => <TopSkeleton label={loading} top="account" /> }
export const Slow: Story = {
  render: () => (
    <Waiting line="Slow connection. Trying again.">
      <RowsSkeleton label={loading} />
    </Waiting>
  ),
}
export const SlowWithAttempt: Story = {
  render: () => (
    <Waiting
      line="Slow connection. Trying again."
      action={{ label: 'Try now', press: () => {}, isBusy: false }}
    >
      <RowsSkeleton label={loading} />
    </Waiting>
  ),
}
