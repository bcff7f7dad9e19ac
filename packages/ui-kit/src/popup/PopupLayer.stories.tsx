import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, IconButton } from '../button/Button.tsx'
import { PriceArea } from '../checkout/PriceArea.tsx'
import { ProductSummary } from '../checkout/checkoutParts.tsx'
import { iconLeft, iconLockFilled } from '../icon/moreIcons.ts'
import { ContinuedPopup } from './PopupLayer.tsx'
import { Sheet } from './Sheet.tsx'

const meta = {
  title: 'Components/Continued popup',
  component: ContinuedPopup,
  args: {
    children: (
      <Sheet
        title="Recharge"
        note="3,280 Crystals · Step 3 of 3"
        closeLabel="Close"
        onClose={() => {}}
        lead={<IconButton icon={iconLeft} aria-label="Back" onClick={() => {}} />}
        footer={
          <PriceArea label="Total" price="US$49.99" action={<Button icon={iconLockFilled}>Buy</Button>} />
        }
      >
        <ProductSummary artwork="gem-3" name="3,280 Crystals" note="Kaelith · S128 Moonfall" />
      </Sheet>
    ),
  },
} satisfies Meta<typeof ContinuedPopup>
export default meta

type Story = StoryObj<typeof meta>

export const LastStep: Story = {}
