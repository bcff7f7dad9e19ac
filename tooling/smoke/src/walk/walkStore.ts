import { mkdirSync } from 'node:fs'
import { brandIn, type BrandConfig, htmlLang, type Language } from '@topup/domain'
import type { Browser } from 'playwright'
import { openScreens } from '../browser/openScreens.ts'
import type { Login } from '../readArguments.ts'
import { createCleaner } from '../report/cleaner.ts'
import { createRecorder } from '../report/recorder.ts'
import type { StoreReport } from '../report/report.ts'
import type { Target } from '../target/target.ts'
import { checkHeaders } from './checkHeaders.ts'
import { checkHosts } from './checkHosts.ts'
import { layoutsOf } from './layouts.ts'
import { reach } from './reach.ts'
import { readTexts } from './readTexts.ts'
import type { Walk } from './walk.ts'
import { walkLanguages } from './walkLanguages.ts'
import { walkLinks } from './walkLinks.ts'
import { walkRoutes } from './walkRoutes.ts'
import { walkShop } from './walkShop.ts'

/** The facts of every brand, and which of them have a pay document. */
export interface Brands {
  readonly all: readonly BrandConfig[]
  readonly withPayDocument: ReadonlySet<string>
}

/** What is done in a store. */
export interface StoreWalk {
  readonly target: Target
  readonly login: Login | null
  readonly pays: boolean
  readonly linkId: string | null
  /** Folder for the pictures; made where it is not there. */
  readonly folder: string
}

/** Walks one store from its document to its payment methods. Whatever goes wrong is in the report. */
export async function walkStore(
  { target, login, pays, linkId, folder }: StoreWalk,
  brands: Brands,
  browser: Browser,
): Promise<StoreReport> {
  mkdirSync(folder, { recursive: true })
  const startedAt = new Date().toISOString()
  const startedMs = performance.now()
  let walk: Walk | null = null
  const { step, steps } = createRecorder({
    folder,
    clean: createCleaner([login?.password ?? '']),
    tickMs: () => performance.now(),
    screens: () => (walk === null ? [] : [walk.screens.phone, walk.screens.desktop]),
  })
  const keys = brands.all.map(({ key }) => key)
  const reached = await reach(step, target, keys)
  const brand = factsIn(brands, reached?.document.brand ?? null, target)
  if (reached !== null && brand !== null) {
    const hasPayDocument = brands.withPayDocument.has(brand.key)
    await checkHeaders({ step, origin: target.origin, brand, hasPayDocument }, reached)
    const own = target.hosts ?? reached.document.sandboxOrigins ?? []
    const language: Language = brand.languages.includes('en') ? 'en' : brand.defaultLanguage
    const visitor = { locale: htmlLang(language), brand: brand.key, hosts: own }
    const screens = await openScreens(browser, visitor)
    const layouts = layoutsOf(brand)
    const texts = readTexts(language)
    walk = { target, brand, layouts, language, ...texts, screens, step, login, pays, linkId }
    try {
      const isOurs = await checkHosts(walk, own, brands.all)
      await walkRoutes(walk)
      await walkLanguages(walk)
      await walkLinks(walk)
      await walkShop(walk, isOurs)
    } finally {
      await screens.close()
    }
  }
  return {
    origin: target.origin,
    brand: brand?.key ?? target.brand,
    environment: target.environment,
    version: reached?.document.version ?? '',
    startedAt,
    ms: Math.round(performance.now() - startedMs),
    steps,
  }
}

/** The facts of a brand as its deployment at this origin has them; null where there are none. */
function factsIn({ all }: Brands, key: string | null, { origin }: Target): BrandConfig | null {
  const brand = all.find((each) => each.key === key)
  if (brand === undefined) return null
  return brandIn(brand, brand.deployments.find(({ origins }) => origins.includes(origin)) ?? null)
}
