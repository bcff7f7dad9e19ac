import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from '../group/RadioGroup.tsx'
import { iconGlobe, iconServer } from '../icon/icons.ts'
import { iconCrown } from '../icon/moreIcons.ts'
import { Tag } from '../tag/Tag.tsx'
import { ChoiceGrid } from './ChoiceGrid.tsx'
import { CopiedValue, Definitions } from './Definitions.tsx'
import { Disclosure } from './Disclosure.tsx'
import { ListRow } from './ListRow.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { List, SelectRow } from './SelectRow.tsx'
import { TermList } from './TermList.tsx'

const meta = { title: 'Components/Rows', component: List, args: { children: null } } satisfies Meta<
  typeof List
>
export default meta

type Story = StoryObj<typeof meta>

export const Leading: Story = {
  args: {
    children: (
      <>
        <ListRow
          lead={{ kind: 'icon', icon: iconCrown }}
          title="VIP centre"
          note="Weekly coupon ready to claim"
          value={<Tag tone="coupon">New</Tag>}
          tap={{ kind: 'press', press: () => {} }}
        />
        <ListRow
          lead={{ kind: 'icon', icon: iconGlobe }}
          title="Support"
          tap={{ kind: 'link', href: '#service', window: 'new' }}
        />
        <ListRow title="Order 2505-8841-77" value="US$42.49" tap={{ kind: 'none' }} />
      </>
    ),
  },
}
export const LongText: Story = {
  args: {
    children: (
      <ListRow
        lead={{ kind: 'icon', icon: iconCrown }}
        title="Bestellungen, die auf diesem Gerät aufgegeben wurden"
        note="Die wöchentlichen Gutscheine können jetzt abgeholt werden"
        value={'12.345,67\u00a0€'}
        tap={{ kind: 'press', press: () => {} }}
      />
    ),
  },
}
export const Servers: Story = {
  render: () => (
    <RadioGroup label="My servers" className="list">
      <SelectRow
        lead={{ kind: 'icon', icon: iconServer, tone: 'tint' }}
        title="S128 · Moonfall"
        note="2 characters"
        selected
        onSelect={() => {}}
      />
      <SelectRow
        lead={{ kind: 'icon', icon: iconServer }}
        title="S97 · Silver Reach"
        selected={false}
        onSelect={() => {}}
      />
      <SelectRow title="S1 · Closed" selected={false} disabled onSelect={() => {}} />
    </RadioGroup>
  ),
}
export const Payment: Story = {
  render: () => (
    <RadioGroup label="Pay with" className="list">
      <PaymentRow
        name="Credit or debit card"
        note="Visa, Mastercard, JCB"
        picture={undefined}
        selected
        onSelect={() => {}}
      />
      <PaymentRow
        name="Online banking"
        note="FPX, 14 banks"
        picture="data:,broken"
        selected={false}
        leadsTo="submethods"
        onSelect={() => {}}
      />
    </RadioGroup>
  ),
}
export const Languages: Story = {
  render: () => (
    <ChoiceGrid
      label="Language"
      value="en"
      onChoose={() => {}}
      choices={[
        { value: 'ar', name: 'العربية', lang: 'ar' },
        { value: 'en', name: 'English', lang: 'en' },
        { value: 'ja', name: '日本語', lang: 'ja' },
      ]}
    />
  ),
}
export const Questions: Story = {
  args: {
    children: (
      <>
        <Disclosure variant="row" title="How do I earn VIP points?" startsOpen>
          Each eligible item shows its points before you buy.
        </Disclosure>
        <Disclosure variant="row" title="When do coupons reset?">
          On Monday.
        </Disclosure>
      </>
    ),
  },
}
export const ValueToCopy: Story = {
  render: () => (
    <Definitions
      variant="receipt"
      groups={[
        [
          {
            term: 'Order number',
            value: <CopiedValue value="2505-8841-77" label="Copy the order number" onCopy={() => {}} />,
            isLong: true,
          },
          {
            term: 'Number at the payment provider',
            value: '9F31-77C2-5E08-11D4',
            isLong: true,
          },
        ],
      ]}
    />
  ),
}
export const Terms: Story = {
  render: () => (
    <TermList
      terms={[
        { term: 'Seller', text: 'Starfall Games' },
        { term: 'Delivery', text: 'At once, after the payment' },
      ]}
    />
  ),
}
