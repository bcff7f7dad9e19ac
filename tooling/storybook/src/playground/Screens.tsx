import type { ThemeInputs } from '@topup/ui-kit/theme'
import { sheetOf } from '../storyBrands.ts'
import type { StoryBrand } from '../storyBrands.ts'
import { languageOf } from '../storyLanguage.ts'
import { addressOf } from '../wall/drawingFrame.ts'
import { known } from '../wall/stories.ts'
import { Stills } from '../wall/Stills.tsx'

/** The way of a purchase, and the pages where hero and VIP colours show. */
const screens: ReadonlyMap<string, string> = new Map([
  [known('pages-select-product--ready'), 'Products'],
  [known('popups-recharge--coupon-used'), 'Recharge'],
  [known('popups-result--success'), 'Result'],
  [known('pages-event--cumulative'), 'Event'],
  [known('pages-vip-centre--climbing'), 'VIP centre'],
  [known('popups-login--social-logins'), 'Login'],
])

/** Props of {@link Screens}. */
interface ScreensProps {
  /** The brand in the theme that is played with. */
  readonly brand: StoryBrand
  /** What the toolbar holds. */
  readonly globals: Readonly<Record<string, unknown>>
}

/** Six screens that wear the theme as it changes; another hero is drawn again. */
export function Screens({ brand, globals }: ScreensProps) {
  const language = languageOf(globals['language'])
  const { inputs } = brand
  return (
    <section aria-label="Screens" className="playground__screens">
      <Stills
        tiles={[...screens.keys()].map((story) => ({ story, brand: brand.key, language, hero: inputs.hero }))}
        width={390}
        height={720}
        scale={0.58}
        globals={globals}
        sheet={sheetOf(brand, globals['mode'])}
        nameOf={({ story }) => `${screens.get(story) ?? story} in this theme`}
        caption={({ story }) => (
          <a href={livingAddress(story, inputs, globals)} target="_blank" rel="noreferrer">
            <b>{screens.get(story)}</b>
          </a>
        )}
      />
    </section>
  )
}

/** The story itself, in this theme. Storybook writes a colour of an address as `!hex(rrggbb)`, and true as `!true`. */
function livingAddress(
  story: string,
  inputs: ThemeInputs,
  globals: Readonly<Record<string, unknown>>,
): string {
  const said = Object.entries(inputs).map(([name, value]) => `theme.${name}:${written(value)}`)
  return `${addressOf(story, globals)};${said.join(';')}`
}

const written = (value: unknown): string =>
  value === true ? '!true' : String(value).replace(/^#(.*)$/, '!hex($1)')
