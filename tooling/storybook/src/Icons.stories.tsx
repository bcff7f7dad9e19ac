import type { Meta, StoryObj } from '@storybook/react-vite'
import { board } from './Samples.tsx'
import { Icon } from '@topup/ui-kit'
import type { IconProps } from '@topup/ui-kit'
import * as shellIcons from '@topup/ui-kit/icons'
import * as moreIcons from '@topup/ui-kit/more-icons'
import * as visitIcons from '@topup/ui-kit/visit-icons'

/** Every icon by the name it is imported under, on a grid of 24; the colour is that of the text around it. */
const meta = { title: 'Foundations/Icons', globals: { viewport: { value: 'whole' } } } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Shape = IconProps['of']

const isIcon = (entry: readonly [string, unknown]): entry is readonly [string, Shape] =>
  entry[0].startsWith('icon')
const icons = Object.entries({ ...shellIcons, ...visitIcons, ...moreIcons })
  .filter(isIcon)
  .sort(([one], [other]) => one.localeCompare(other))

const gallery = (filled: boolean): Story => ({
  render: () => (
    <ul
      className="pad"
      style={{
        ...board,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
        gap: 16,
      }}
    >
      {icons
        .filter(([, shape]) => (shape.filled === true) === filled)
        .map(([name, shape]) => (
          <li
            key={name}
            className="card card--padded"
            style={{ overflowWrap: 'anywhere', fontSize: 'var(--fs-1)' }}
          >
            <Icon of={shape} />
            {name.replace(/^icon/, '')}
          </li>
        ))}
    </ul>
  ),
})

export const Lines: Story = gallery(false)
export const Filled: Story = gallery(true)
/** 24, 18 and 14 pixels; the last one turns with the direction of the language. */
export const Sizes: Story = {
  render: () => (
    <div className="pad stack" style={board}>
      <Icon of={shellIcons.iconGlobe} />
      <Icon of={shellIcons.iconGlobe} size="s" />
      <Icon of={shellIcons.iconGlobe} size="xs" />
      <Icon of={moreIcons.iconLeft} />
    </div>
  ),
}
