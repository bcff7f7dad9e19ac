import type { ThemeInputs } from '@topup/ui-kit/theme'
import { Button } from '@topup/ui-kit'
import { contrastPairs, failingPairs } from '../contrastPairs.ts'
import { storyBrands } from '../storyBrands.ts'
import type { StoryBrand } from '../storyBrands.ts'
import { shortfallsAsGiven } from './asGiven.ts'
import type { ColourInput } from './asGiven.ts'
import { nearestColour } from './nearestColour.ts'

/** Props of {@link Advice}. */
interface AdviceProps {
  /** The brand in the theme that is played with. */
  readonly brand: StoryBrand
  readonly onChange: (inputs: ThemeInputs) => void
}

/** What a designer should know before the theme is copied: each with the nearest way out. */
export function Advice({ brand, onChange }: AdviceProps) {
  const { inputs } = brand
  const failing = [brand.tokens, ...(brand.twin === null ? [] : [brand.twin.tokens])].flatMap(failingPairs)
  const other = wornBy(brand)
  return (
    <section className="playground__advice" aria-labelledby="playground-advice">
      <h2 id="playground-advice" className="section-title">
        Contrast and advice
      </h2>
      <output>
        {failing.length === 0
          ? `All ${contrastPairs.length} pairs reach what they have to.`
          : `${failing.length} of ${contrastPairs.length} pairs reach too little.`}
      </output>
      <Proposal colour="tint" brand={brand} onChange={onChange} />
      <Proposal colour="accent" brand={brand} onChange={onChange} />
      {other !== undefined && (
        <p className="playground__note">
          {other} has the same hero and cards, and no two brands may share both (decision 83): choose another
          of the two.
        </p>
      )}
      {inputs.typeface !== undefined && (
        <p className="small muted">Titles and prices stay in {inputs.typeface}, the brand&apos;s typeface.</p>
      )}
    </section>
  )
}

function Proposal({ colour, brand, onChange }: AdviceProps & { readonly colour: ColourInput }) {
  const { inputs, tokens } = brand
  const shortfalls = shortfallsAsGiven(inputs, colour)
  if (inputs[colour] === undefined || shortfalls.length === 0) return null
  const nearest = nearestColour(inputs, colour)
  return (
    <div className="playground__note">
      <ul>
        {shortfalls.map(({ pair, ratio, least }) => (
          <li key={pair}>
            {pair}: {ratio.toFixed(2)}, at least {least}
          </li>
        ))}
      </ul>
      <p>
        So buttons are filled with {tokens[`${colour}-fill`]}.
        {nearest !== undefined && ` The nearest ${colour} that is used as it is: ${nearest}.`}
      </p>
      {nearest !== undefined && (
        <p className="playground__swap">
          <Swatch hex={inputs[colour]} />
          <span aria-hidden="true">→</span>
          <Swatch hex={nearest} />
          <Button variant="soft" size="list" onClick={() => onChange({ ...inputs, [colour]: nearest })}>
            Take {nearest}
          </Button>
        </p>
      )}
    </div>
  )
}

function Swatch({ hex }: { readonly hex: string }) {
  return <span className="playground__swatch" style={{ background: hex }} aria-hidden="true" />
}

/** Another brand with the same hero and layout of cards. Source: decision 83. */
function wornBy({ key, inputs: { hero, cards = 'tile' } }: StoryBrand): string | undefined {
  return [...storyBrands.values()].find(
    (other) => other.key !== key && other.inputs.hero === hero && (other.inputs.cards ?? 'tile') === cards,
  )?.name
}
