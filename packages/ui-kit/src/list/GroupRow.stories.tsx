import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from '../group/RadioGroup.tsx'
import { iconGame } from '../icon/icons.ts'
import { GroupItem, GroupRow } from './GroupRow.tsx'
import { ListRow } from './ListRow.tsx'
import { List, RadioList, SelectRow } from './SelectRow.tsx'

const meta = {
  title: 'Components/Group row',
  component: GroupRow,
  args: {
    lead: { kind: 'icon', icon: iconGame },
    title: 'Starfall Chronicle',
    note: '2 editions',
    isOpen: false,
    onToggle: () => {},
    children: (
      <RadioGroup label="Starfall Chronicle editions">
        <SelectRow title="Global" selected onSelect={() => {}} />
        <SelectRow title="Southeast Asia" selected={false} onSelect={() => {}} />
      </RadioGroup>
    ),
  },
  decorators: [
    (Row) => (
      <List>
        <Row />
      </List>
    ),
  ],
} satisfies Meta<typeof GroupRow>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { isOpen: true } }
export const WithoutNote: Story = { args: { note: undefined, lead: undefined } }
export const LongText: Story = {
  args: {
    isOpen: true,
    title: 'Die unendlichen Abenteuer der sieben Sternenwanderer von Morgenland',
    note: '12 Ausgaben in allen Regionen',
  },
}
export const BesideASingleRow: Story = {
  args: {
    isOpen: true,
    children: (
      <RadioList label="Starfall Chronicle editions" variant="nested">
        <SelectRow title="Global" selected onSelect={() => {}} />
        <SelectRow title="Southeast Asia" selected={false} onSelect={() => {}} />
      </RadioList>
    ),
  },
  render: (args) => (
    <>
      <GroupRow {...args} />
      <GroupItem>
        <ListRow title="Iron Tide" tap={{ kind: 'press', press: () => {} }} />
      </GroupItem>
    </>
  ),
}
