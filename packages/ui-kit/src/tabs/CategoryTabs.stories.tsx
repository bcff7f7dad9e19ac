import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { iconBag, iconCalendar, iconGem, iconStarFilled } from '../icon/icons.ts'
import { CategoryTabs, CategoryTabsSkeleton } from './CategoryTabs.tsx'
import { TabList, TabPanel } from './TabList.tsx'

const meta = {
  title: 'Components/Tabs',
  component: CategoryTabs,
  args: {
    label: 'Product categories',
    selected: 'featured',
    panelId: 'products',
    onSelect: () => {},
    tabs: [
      { key: 'featured', name: 'Featured', icon: iconStarFilled },
      { key: 'crystals', name: 'Crystals', icon: iconGem },
      { key: 'passes', name: 'Passes', icon: iconCalendar },
      { key: 'bundles', name: 'Bundles', icon: iconBag },
    ],
  },
} satisfies Meta<typeof CategoryTabs>
export default meta

type Story = StoryObj<typeof meta>

export const Categories: Story = {
  render: function Chosen(args) {
    const [selected, setSelected] = useState(args.selected)
    return (
      <>
        <CategoryTabs {...args} selected={selected} onSelect={setSelected} />
        <TabPanel id={args.panelId} selected={selected}>
          {selected}
        </TabPanel>
      </>
    )
  },
}
export const Line: Story = {
  render: (args) => (
    <>
      <TabList {...args} />
      <TabPanel id={args.panelId} selected={args.selected}>
        Products
      </TabPanel>
    </>
  ),
}
export const Segments: Story = {
  render: (args) => (
    <>
      <TabList {...args} variant="segments" />
      <TabPanel id={args.panelId} selected={args.selected}>
        Products
      </TabPanel>
    </>
  ),
}
export const LongText: Story = {
  args: {
    selected: 'chests',
    tabs: [
      { key: 'featured', name: 'Empfehlungen der Woche', icon: iconStarFilled },
      { key: 'chests', name: 'Abenteurerschatzkisten', icon: iconBag },
      { key: 'passes', name: 'Monatspässe', icon: iconCalendar },
    ],
  },
  render: (args) => (
    <>
      <CategoryTabs {...args} />
      <TabPanel id={args.panelId} selected={args.selected}>
        Products
      </TabPanel>
    </>
  ),
}
export const Loading: Story = { render: () => <CategoryTabsSkeleton /> }
