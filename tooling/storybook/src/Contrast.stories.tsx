import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrastPairs, pairName, themesOfAllBrands } from './contrastPairs.ts'
import { board, PairSamples, Ratio } from './Samples.tsx'
import { storyBrand } from './storyBrands.ts'

/** How well text and controls of each brand can be told from what they stand on (WCAG 2.2 AA). */
const meta = {
  title: 'Foundations/Contrast',
  globals: { viewport: { value: 'whole' } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The pairs of the toolbar's brand, as they look. */
export const OneBrand: Story = {
  render: (_args, { globals }) => {
    const brand = storyBrand(globals['brand'])
    return (
      <div className="pad" style={board}>
        <PairSamples tokens={brand.tokens} />
      </div>
    )
  },
}

/** Every pair in every brand; a row of the toolbar's brand is marked. */
export const AllBrands: Story = {
  render: (_args, { globals }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section aria-label="Contrast" tabIndex={0} className="pad" style={{ ...board, overflowX: 'auto' }}>
      <table className="small numeric" style={{ borderSpacing: 4 }}>
        <thead>
          <tr>
            <th scope="col">Brand</th>
            {contrastPairs.map((pair) => (
              <th key={pairName(pair)} scope="col" style={{ minWidth: 76, verticalAlign: 'bottom' }}>
                {pairName(pair)}
                <br />
                <span className="muted">≥ {pair.least}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {themesOfAllBrands.map(({ name, tokens }) => (
            <tr key={name}>
              <th
                scope="row"
                style={{ textAlign: 'start' }}
                aria-current={name === globals['brand'] ? 'true' : undefined}
              >
                {name === globals['brand'] ? `▸ ${name}` : name}
              </th>
              {contrastPairs.map((pair) => (
                <td key={pairName(pair)} style={{ textAlign: 'center' }}>
                  <Swatch front={tokens[pair.front]} back={tokens[pair.back]} />
                  <Ratio tokens={tokens} pair={pair} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ),
}

/** Both colours of a pair; the figure stands beside them, so that it can be read in any brand. */
function Swatch({ front, back }: { readonly front: string; readonly back: string }) {
  return (
    <svg width="44" height="24" viewBox="0 0 44 24" aria-hidden="true" style={{ margin: '0 auto' }}>
      <rect width="44" height="24" rx="4" fill={back} />
      <circle cx="22" cy="12" r="7" fill={front} />
    </svg>
  )
}
