import type { Meta, StoryObj } from '@storybook/react-vite'
import { board } from './Samples.tsx'
import { allStoryBrands } from './storyBrands.ts'

/** The hero scene and the mark of each brand, each in its own colours. */
const meta = {
  title: 'Foundations/Heroes and marks',
  globals: { viewport: { value: 'whole' } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const AllBrands: Story = {
  render: () => (
    <ul
      className="pad"
      style={{
        ...board,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(340px, 1fr))',
        gap: 16,
      }}
    >
      {allStoryBrands().map(({ key, name, css, Hero, Mark }) => (
        <li
          key={key}
          className={`of-${key}`}
          style={{ padding: 12, background: 'var(--bg)', color: 'var(--text)' }}
        >
          <style>{css.replace(':root', `.of-${key}`)}</style>
          <div className="card destination">
            <div className="destination__hero" style={{ minHeight: 150 }}>
              <Hero />
            </div>
          </div>
          <p style={{ display: 'flex', alignItems: 'center', marginTop: 8 }}>
            <span className="header__tile">
              <Mark />
            </span>
            <span className="header__brand">
              {name} ({key})
            </span>
          </p>
        </li>
      ))}
    </ul>
  ),
}
