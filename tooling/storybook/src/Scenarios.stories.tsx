import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenarios } from '@topup/sandbox/scenarios'
import type { Scenario } from '@topup/sandbox/scenarios'
import { LinkButton } from '@topup/ui-kit'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect } from 'storybook/test'
import { board } from './Samples.tsx'

/**
 * Every situation that the sandbox can put a store into, with the story that shows it. In a sandbox build the name goes
 * into the address, such as `/selectGoods?scenario=pay-answer-lost`. The table is the sandbox's own.
 */
const meta = { title: 'Foundations/Scenarios', globals: { viewport: { value: 'whole' } } } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <ul className="pad" style={columns}>
      {scenarios.map((scenario) => (
        <Situation key={scenario.name} scenario={scenario} />
      ))}
    </ul>
  ),
  play: ({ canvas }) => {
    void expect(canvas.getAllByRole('link')).toHaveLength(scenarios.length)
  },
}

const columns = {
  ...board,
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))',
} as const

function Situation({ scenario }: { readonly scenario: Scenario }) {
  const { name, title, source, page, story } = scenario
  const parts = story.split('/')
  const id = toId(parts.slice(0, -1).join('/'), storyNameFromExport(parts.at(-1) ?? ''))
  const address = `${page}${page.includes('?') ? '&' : '?'}scenario=${name}`
  return (
    <li className="card card--padded">
      <h3>{title}</h3>
      <p className="small muted">{source}</p>
      <p>
        <code>{address}</code>
      </p>
      <LinkButton variant="soft" size="list" href={`./?path=/story/${id}`} target="_top">
        {parts.join(' / ')}
      </LinkButton>
    </li>
  )
}
