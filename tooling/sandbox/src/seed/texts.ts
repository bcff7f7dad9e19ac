import type { Language } from '@topup/domain'
import type { ServiceReason } from '@topup/service-model'
import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import id from './texts/id.json' with { type: 'json' }
import it from './texts/it.json' with { type: 'json' }
import ja from './texts/ja.json' with { type: 'json' }
import ko from './texts/ko.json' with { type: 'json' }
import ms from './texts/ms.json' with { type: 'json' }
import pl from './texts/pl.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }
import th from './texts/th.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }
import vi from './texts/vi.json' with { type: 'json' }
import zhCn from './texts/zh-cn.json' with { type: 'json' }
import zhTw from './texts/zh-tw.json' with { type: 'json' }

/** Why the sandbox rejects a call: the reasons that it has a text for. */
export type SandboxReason = keyof (typeof en)['rejections'] & ServiceReason

/** What a gift is, told by its picture. */
export type GiftArt = keyof (typeof en)['gifts']

/** What is looked up by a code, a name or a number. */
type LookedUp = 'games' | 'editions' | 'units' | 'methods' | 'coupons'

/**
 * The words of the seeded shop in one language; `{n}` and `{unit}` stand for an amount of the game's own currency, `{amount}` for what
 * makes a day count. A pair is a title and the text under it. Methods are filed under what English calls them, and names of firms are the
 * same everywhere.
 */
export type SeedTexts = Omit<typeof en, LookedUp | 'servers' | 'serverNames'> &
  Readonly<Record<LookedUp, Readonly<Record<string, string>>>> & {
    readonly language: Language
    readonly servers: Readonly<Record<number, string>>
    /** What the other servers are called, over and over in the order of their numbers; empty where their seeded names do. */
    readonly serverNames: readonly string[]
  }

// Imported, not read: stories have them in a browser.
const files: Readonly<Record<Language, Omit<SeedTexts, 'language'>>> = {
  ar,
  de,
  en,
  es,
  fr,
  id,
  it,
  ja,
  ko,
  ms,
  pl,
  pt,
  ru,
  th,
  tr,
  vi,
  'zh-cn': zhCn,
  'zh-tw': zhTw,
}

/** Seeded texts by language. */
export const seedTexts = Object.fromEntries(
  Object.entries(files).map(([language, texts]) => [language, { ...texts, language }]),
) as Readonly<Record<Language, SeedTexts>>

/** The languages of each brand, and the one that its shop is written in first. */
interface Brands {
  readonly brands: ReadonlyMap<
    string,
    { readonly languages: readonly Language[]; readonly language: Language }
  >
}

/** The texts of a brand's shop in the asked language where the brand has it, else in the brand's own. */
export function textsOf(shop: Brands, brand: string, asked: string | null = null): SeedTexts {
  const row = shop.brands.get(brand)
  const language = row?.languages.find((each) => each === asked) ?? row?.language ?? 'en'
  return seedTexts[language]
}
