import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, IconButton } from '../button/Button.tsx'
import { PriceArea } from '../checkout/PriceArea.tsx'
import { ProductSummary } from '../checkout/checkoutParts.tsx'
import { iconLeft, iconLockFilled } from '../icon/moreIcons.ts'
import { RowsSkeleton } from '../list/RowsSkeleton.tsx'
import { LayerView, StandInContext } from './PopupLayer.tsx'
import { Sheet, SheetSkeleton, SheetView } from './Sheet.tsx'
import { PopupOrderContext } from './layers.ts'

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  args: {
    title: 'Recharge',
    closeLabel: 'Close',
    onClose: () => {},
    children: <ProductSummary artwork="gem-3" name="3,280 Crystals" note="Kaelith · S128 Moonfall" />,
  },
} satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

const buy = <Button icon={iconLockFilled}>Buy</Button>

export const Fit: Story = {}
export const TallWithAction: Story = {
  args: { size: 'tall', footer: <PriceArea label="Total" price="US$49.99" action={buy} /> },
}
export const WithSidePanel: Story = {
  args: {
    footer: <PriceArea label="Total" price="US$49.99" action={buy} />,
    aside: (
      <>
        <h3>Order details</h3>
        {buy}
      </>
    ),
  },
}
export const WithBack: Story = {
  args: {
    title: 'E-wallet',
    lead: <IconButton icon={iconLeft} aria-label="Back to payment methods" />,
  },
}
export const Loading: Story = { args: { children: <RowsSkeleton label="Loading methods" /> } }
export const LongText: Story = {
  args: {
    title: 'Zahlungs­aufforderung und Bestellübersicht für diese Aufladung',
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>Line {index + 1}</p>),
  },
}

/** As the document holds it: drawn without a script. */
export const Waiting: Story = {
  render: ({ children, ...content }) => (
    <LayerView place="bottom">
      <SheetView {...content} id="waiting" size="tall">
        <div className="stack-small">
          {children}
          <SheetSkeleton label="Loading" />
        </div>
      </SheetView>
    </LayerView>
  ),
}

/** Opened where something stood that React has not drawn. */
export const InPlaceOfAnother: Story = {
  render: (content) => (
    <StandInContext value={{ giveWay: () => null }}>
      <Sheet {...content} />
    </StandInContext>
  ),
}

const stack = {}
const upper = { stack, level: () => 1 }
const lower = { stack, level: () => 0 }

/** Drawn after the one above it, and still below it. */
export const BelowOneDrawnBefore: Story = {
  render: (content) => (
    <>
      <PopupOrderContext value={upper}>
        <Sheet {...content} title="Waiting for payment" />
      </PopupOrderContext>
      <PopupOrderContext value={lower}>
        <Sheet {...content} size="tall" />
      </PopupOrderContext>
    </>
  ),
}
