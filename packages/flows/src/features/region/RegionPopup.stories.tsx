import type { Meta, StoryObj } from '@storybook/react-vite'
import { paymentRegions, regionTerritories } from '@topup/domain'
import { inStore, startingWith } from '../../testing/inStore.ts'

/** The payment regions of a store that sells in several. */
const meta = {
  title: 'Popups/Region',
  parameters: inStore({ open: [{ kind: 'region' }] }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** A store of one region has no way here. */
export const OfTheBrand: Story = {}
export const All: Story = startingWith({
  brand: { regions: paymentRegions, regionNames: regionTerritories },
})
export const Two: Story = startingWith({
  brand: { regions: ['universal', 'sea'], regionNames: regionTerritories },
})
