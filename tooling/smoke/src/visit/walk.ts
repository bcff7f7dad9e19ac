import type { BrandConfig, Language } from '@topup/domain'
import type en from '@topup/locales/en.json'
import type { Screens } from '../browser/openScreens.ts'
import type { RunStep } from './recorder.ts'
import type { Target } from '../target/target.ts'
import type { Layout } from './layouts.ts'

/** Texts under the keys of English. */
export type Texts = typeof en

/** A test account. */
export interface Login {
  readonly account: string
  readonly password: string
}

/** One store while it is walked. */
export interface Walk {
  readonly target: Target
  /** The facts of its brand, as its deployment has them. */
  readonly brand: BrandConfig
  /** The language that it is walked in, and its texts. */
  readonly language: Language
  readonly says: Texts
  readonly keys: ReadonlySet<string>
  readonly textsOf: (language: Language) => ReadonlyMap<string, string>
  readonly layouts: readonly Layout[]
  readonly screens: Screens
  readonly step: RunStep
  readonly login: Login | null
  readonly pays: boolean
  /** One language, one layout, one phone and one method. */
  readonly isQuick: boolean
  readonly linkId: string | null
}
