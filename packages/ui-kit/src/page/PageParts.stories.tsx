import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { FootBar } from '../checkout/FootBar.tsx'
import { NameLine } from '../list/NameLine.tsx'
import { LegalFooter } from './LegalFooter.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import { SectionTitle } from './SectionTitle.tsx'

/** The parts of pages: headings, the bar at the foot, the legal footer. */
const meta = {
  title: 'Components/Page parts',
  component: SectionTitle,
  args: { children: 'Orders on this device' },
} satisfies Meta<typeof SectionTitle>
export default meta

type Story = StoryObj<typeof meta>

export const Heading: Story = {}
export const HeadingWithNote: Story = { args: { end: '3 orders' } }
export const HeadingWithControl: Story = {
  args: {
    end: (
      <Button variant="text" size="list">
        Change
      </Button>
    ),
  },
}
export const LongHeading: Story = {
  args: { children: 'Bestellungen, die auf diesem Gerät aufgegeben wurden', end: '3 Bestellungen' },
}
/** Names from the game, each isolated from the text direction of the page. */
export const Names: Story = { render: () => <NameLine of={['Kaelith', 'S128 Moonfall']} /> }
export const ActionAtTheFoot: Story = {
  render: () => (
    <FootBar>
      <Button>Next: character and product</Button>
    </FootBar>
  ),
}
export const Legal: Story = {
  render: () => (
    <LegalFooter>
      <LegalLinks
        label="Legal"
        copyright="© 2026 Store"
        links={[
          { kind: 'link', name: 'Privacy policy', href: '#privacy' },
          { kind: 'link', name: 'User agreement', href: '#terms' },
          { kind: 'popup', name: 'Contact us', onOpen: () => {} },
        ]}
      />
    </LegalFooter>
  ),
}
export const LegalWithoutLinks: Story = {
  render: () => (
    <LegalFooter>
      <LegalLinks label="Legal" copyright="© 2026 Store" links={[]} />
    </LegalFooter>
  ),
}
export const LegalToCome: Story = { render: () => <LegalFooter /> }
