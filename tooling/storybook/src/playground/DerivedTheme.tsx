import type { CSSProperties } from 'react'
import { ColourSamples } from '../ColourSamples.tsx'
import { contrastPairs, pairName, ratioOf } from '../contrastPairs.ts'
import type { ContrastPair } from '../contrastPairs.ts'
import type { StoryBrand } from '../storyBrands.ts'

/** Every pair with its contrast and every derived colour, in the theme itself. */
export function DerivedTheme({ brand }: { readonly brand: StoryBrand }) {
  return (
    <div className="playground__theme" style={propertiesOf(brand.tokens)}>
      <section aria-labelledby="playground-pairs">
        <h2 id="playground-pairs" className="section-title">
          Contrast of each pair
        </h2>
        <ul className="playground__pairs">
          {contrastPairs.map((pair) => (
            <Pair key={pairName(pair)} pair={pair} brand={brand} />
          ))}
        </ul>
      </section>
      <ColourSamples tokens={brand.tokens} />
    </div>
  )
}

function Pair({ pair, brand }: { readonly pair: ContrastPair; readonly brand: StoryBrand }) {
  const ratio = ratioOf(brand.tokens, pair)
  const twin = brand.twin && ratioOf(brand.twin.tokens, pair)
  return (
    <li className="playground__pair">
      <span
        className="playground__sample"
        aria-hidden="true"
        style={{ background: `var(--${pair.back})`, color: `var(--${pair.front})` }}
      >
        {pair.least === 3 ? '◯' : 'Aa'}
      </span>
      <span>
        {pairName(pair)}
        <br />
        <span className="small numeric">
          <b>{ratio.toFixed(2)}</b>
          {ratio < pair.least ? ' too little' : ''}
          {twin !== null && `, other mode ${twin.toFixed(2)}${twin < pair.least ? ' too little' : ''}`}, at
          least {pair.least}
        </span>
      </span>
    </li>
  )
}

/** Tokens as custom properties of one element. */
const propertiesOf = (tokens: StoryBrand['tokens']): CSSProperties =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]))
