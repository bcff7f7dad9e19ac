import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandKeys } from './storyBrands.ts'
import { addressOf } from './wall/drawingFrame.ts'
import { known, storyControl, wallStories } from './wall/stories.ts'

const ofToolbar = 'of the toolbar'
const brandControl = { options: [ofToolbar, ...brandKeys], control: { type: 'select' } } as const

/**
 * Two states, or one state of two brands, side by side; both can be used. Choose them under "Controls". Not a test: its
 * frames are other stories.
 */
const meta = {
  title: 'Walls/Compare',
  tags: ['!test'],
  args: {
    left: known('popups-result--pending'),
    leftBrand: ofToolbar,
    right: known('popups-result--success'),
    rightBrand: ofToolbar,
    width: 390,
    height: 720,
  },
  argTypes: { left: storyControl, leftBrand: brandControl, right: storyControl, rightBrand: brandControl },
  parameters: { a11y: { test: 'off' } },
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<CompareProps>
export default meta

interface CompareProps {
  readonly left: string
  readonly leftBrand: string
  readonly right: string
  readonly rightBrand: string
  readonly width: number
  readonly height: number
}

/** Two states of the same popup. */
export const TwoStates: StoryObj<CompareProps> = {
  render: ({ left, leftBrand, right, rightBrand, width, height }, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16, direction: 'ltr' }}>
      {[
        { side: 'left', story: left, chosen: leftBrand },
        { side: 'right', story: right, chosen: rightBrand },
      ].map(({ side, story, chosen }) => {
        const brand = chosen === ofToolbar ? String(globals['brand']) : chosen
        return (
          <figure key={side}>
            <figcaption style={{ padding: '4px 0' }}>
              <b>{wallStories.get(story)}</b> <span className="small muted">{brand}</span>
            </figcaption>
            <iframe
              title={side}
              width={width}
              height={height}
              style={{ border: '1px solid var(--border-strong)' }}
              src={addressOf(story, { ...globals, brand })}
            />
          </figure>
        )
      })}
    </div>
  ),
}
