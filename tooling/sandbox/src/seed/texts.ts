import type { Language } from '@topup/domain'
import { ar } from './texts/ar.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { id } from './texts/id.ts'
import { it } from './texts/it.ts'
import { ja } from './texts/ja.ts'
import { ko } from './texts/ko.ts'
import { ms } from './texts/ms.ts'
import { pl } from './texts/pl.ts'
import { pt } from './texts/pt.ts'
import { ru } from './texts/ru.ts'
import { th } from './texts/th.ts'
import { tr } from './texts/tr.ts'
import { vi } from './texts/vi.ts'
import { zhCn } from './texts/zh-cn.ts'
import { zhTw } from './texts/zh-tw.ts'
import type { SeedTexts } from './texts/seedTexts.ts'

export type { SeedTexts } from './texts/seedTexts.ts'

/** Seeded texts by language. */
export const seedTexts: Readonly<Record<Language, SeedTexts>> = {
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

/** The languages of each brand, separated by commas, and the one that its shop is written in first. */
interface Brands {
  readonly brands: ReadonlyMap<string, { readonly languages: string; readonly language: string }>
}

/** The texts of a brand's shop in the asked language where the brand has it, else in the brand's own. */
export function textsOf(shop: Brands, brand: string, asked: string | null = null): SeedTexts {
  const row = shop.brands.get(brand)
  const language = row?.languages.split(',').find((each) => each === asked) ?? row?.language ?? 'en'
  return seedTexts[language as Language]
}
