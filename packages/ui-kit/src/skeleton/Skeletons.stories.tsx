import type { Meta, StoryObj } from '@storybook/react-vite'
import { GameTilesSkeleton } from '../steps/GameTilesSkeleton.tsx'
import { ProductGridSkeleton } from '../product/ProductGridSkeleton.tsx'
import { RowsSkeleton } from '../list/RowsSkeleton.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Components/Skeletons',
  component: ProductGridSkeleton,
  args: { label: 'Loading' },
} satisfies Meta<typeof ProductGridSkeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Products: Story = {}
export const Rows: Story = { render: (args) => <RowsSkeleton {...args} /> }
export const GameTiles: Story = { render: (args) => <GameTilesSkeleton {...args} /> }
export const Line: Story = { render: () => <Skeleton width="58%" height="14px" radius="7px" /> }
