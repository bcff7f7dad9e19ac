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
export type GiftArt = 'gem' | 'potion' | 'scroll' | 'crate' | 'coin'

/** A title and the text under it. */
type Titled = readonly string[]

/** The words of the seeded shop in one language; `{n}` and `{unit}` stand for an amount of the game's own currency. */
export interface SeedTexts {
  readonly language: Language
  readonly games: Readonly<Record<string, string>>
  readonly editions: Readonly<Record<string, string>>
  readonly units: Readonly<Record<string, string>>
  readonly types: Readonly<Record<'featured' | 'crystal' | 'pass' | 'bundle' | 'card', string>>
  readonly bonus: string
  readonly pack: string
  readonly moonlight: Titled
  readonly season: Titled
  readonly starter: Titled
  readonly twin: Titled
  readonly trove: Titled
  readonly potions: Titled
  readonly pointCard: Titled
  readonly kaelith: string
  readonly oru: string
  readonly servers: Readonly<Record<number, string>>
  /** What the other servers are called, over and over in the order of their numbers; empty where their seeded names do. */
  readonly serverNames: readonly string[]
  /** Payment methods and their notes by what English calls them; names of firms are the same everywhere. */
  readonly methods: Readonly<Record<string, string>>
  /** The cumulative activity. */
  readonly meteor: Titled
  /** The consecutive activity; `{amount}` is what makes a day count. */
  readonly streak: Titled
  /** Gifts by the name of their picture. */
  readonly gifts: Readonly<Record<GiftArt, string>>
  /** Coupons of a new account by code. */
  readonly coupons: Readonly<Record<string, string>>
  readonly levelCoupon: Readonly<Record<'week' | 'month', string>>
  readonly faq: Titled
  /** What the service says when it rejects a call. */
  readonly rejections: Readonly<Record<SandboxReason, string>>
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
