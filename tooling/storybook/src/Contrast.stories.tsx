import type { Meta, StoryObj } from '@storybook/react-vite'
import { board } from './board.ts'
import { expect } from 'storybook/test'
import { contrastPairs, failingPairs, pairName, ratioOf } from './contrastPairs.ts'
import type { ContrastPair } from './contrastPairs.ts'
import { storyBrand, storyBrands } from './storyBrands.ts'
import type { StoryBrand } from './storyBrands.ts'

/** How well text and controls of each brand can be told from what they stand on (WCAG 2.2 AA). */
const meta = {
  title: 'Foundations/Contrast',
  globals: { viewport: { value: 'whole' } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Every brand, and beside it the twin that a phone in the other mode shows. */
const allBrands = [...storyBrands.values()].flatMap((brand): Pick<StoryBrand, 'key' | 'tokens'>[] =>
  brand.twin === null
    ? [brand]
    : [
        brand,
        {
          key: `${brand.key} ${brand.inputs.mode === 'light' ? 'dark' : 'light'}`,
          tokens: brand.twin.tokens,
        },
      ],
)

/** The pairs of the toolbar's brand, as they look. */
export const OneBrand: Story = {
  render: (_args, { globals }) => {
    const brand = storyBrand(globals['brand'])
    return (
      <ul
        className="pad"
        style={{
          ...board,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          gap: 12,
        }}
      >
        {contrastPairs.map((pair) => (
          <li key={pairName(pair)} className="card" style={{ overflow: 'hidden' }}>
            <p style={{ padding: 16, background: `var(--${pair.back})`, color: `var(--${pair.front})` }}>
              {pair.least === 3 ? <Control /> : <b>3,280 Crystals</b>}
            </p>
            <p className="small" style={{ padding: '8px 16px' }}>
              {pairName(pair)}
              <br />
              <Ratio brand={brand} pair={pair} />, at least {pair.least}
            </p>
          </li>
        ))}
      </ul>
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
          {allBrands.map((brand) => (
            <tr key={brand.key}>
              <th
                scope="row"
                style={{ textAlign: 'start' }}
                aria-current={brand.key === globals['brand'] ? 'true' : undefined}
              >
                {brand.key === globals['brand'] ? `▸ ${brand.key}` : brand.key}
              </th>
              {contrastPairs.map((pair) => (
                <td key={pairName(pair)} style={{ textAlign: 'center' }}>
                  <Swatch front={brand.tokens[pair.front]} back={brand.tokens[pair.back]} />
                  <Ratio brand={brand} pair={pair} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ),
  play: async () => {
    const failing = allBrands.flatMap(({ key, tokens }) =>
      failingPairs(tokens).map((pair) => `${key}: ${pairName(pair)}`),
    )
    await expect(failing).toEqual([])
  },
}

function Ratio({ brand, pair }: { readonly brand: Pick<StoryBrand, 'tokens'>; readonly pair: ContrastPair }) {
  return (
    <span>
      {ratioOf(brand.tokens, pair).toFixed(2)}
      {ratioOf(brand.tokens, pair) < pair.least ? ' too little' : ''}
    </span>
  )
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

/** Stands for anything that is not text: a ring in the colour of the text around it. */
function Control() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  )
}
