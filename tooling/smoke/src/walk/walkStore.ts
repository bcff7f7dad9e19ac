import { mkdirSync } from 'node:fs'
import { brandIn, type BrandConfig, htmlLang } from '@topup/domain'
import type { Browser } from 'playwright'
import { openScreens, type Screens } from '../browser/openScreens.ts'
import type { Screen } from '../browser/screen.ts'
import { createCleaner } from '../report/cleaner.ts'
import { createRecorder, type RunStep } from '../visit/recorder.ts'
import type { StoreReport } from '../report/report.ts'
import type { Target } from '../target/target.ts'
import { checkHeaders } from './checkHeaders.ts'
import { checkHosts } from './checkHosts.ts'
import { languageOf } from '../visit/languageOf.ts'
import { layoutsOf } from '../visit/layouts.ts'
import { reach, type Reached } from './reach.ts'
import { readTexts } from '../visit/readTexts.ts'
import type { Login, Walk } from '../visit/walk.ts'
import { walkLanguages } from './walkLanguages.ts'
import { walkLinks } from './walkLinks.ts'
import { walkRoutes } from './walkRoutes.ts'
import { walkShop } from '../shop/walkShop.ts'

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
  /** One language, one layout, one phone and one method. */
  readonly isQuick: boolean
  readonly linkId: string | null
  /** Folder for the pictures; made where it is not there. */
  readonly folder: string
}

/** Walks one store from its document to its payment methods. Whatever goes wrong is in the report. */
export async function walkStore(visit: StoreWalk, brands: Brands, browser: Browser): Promise<StoreReport> {
  const { target, login, folder } = visit
  mkdirSync(folder, { recursive: true })
  const startedAt = new Date().toISOString()
  const startedMs = performance.now()
  const screens: Screen[] = []
  const clean = createCleaner([login?.password ?? ''])
  const tickMs = () => performance.now()
  const { step, steps } = createRecorder({ folder, clean, tickMs, screens })
  const keys = brands.all.map(({ key }) => key)
  const reached = await reach(step, target, keys)
  const brand = factsIn(brands, reached?.document.brand ?? null, target)
  if (reached !== null && brand !== null)
    try {
      await walkPages(visit, { brand, brands, reached, browser, step, screens })
    } catch (error) {
      // The steps before it stay in the report.
      await step('store', 'the whole walk', () => {
        throw error
      })
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

/** What is known once the store has answered. */
interface Found {
  readonly brand: BrandConfig
  readonly brands: Brands
  readonly reached: Reached
  readonly browser: Browser
  readonly step: RunStep
  /** Takes the screens, so that they are listened to. */
  readonly screens: Screen[]
}

async function walkPages(visit: StoreWalk, found: Found): Promise<void> {
  const { brand, brands, reached, browser, step } = found
  const { target } = visit
  const hasPayDocument = brands.withPayDocument.has(brand.key)
  await checkHeaders({ step, ...target, brand, hasPayDocument }, reached)
  const own = target.hosts ?? reached.document.sandboxOrigins ?? []
  const locale = htmlLang(languageOf(brand, null))
  const screens = await openScreens(browser, { locale, brand: brand.key, hosts: own })
  found.screens.push(screens.phone, screens.desktop)
  try {
    const isOurs = await checkHosts({ target, screens, step }, own, brands.all)
    // Everything after it would fail for this one reason.
    if (!(await knowsIds({ step, screens }, brand))) return
    const language = languageOf(brand, await screens.phone.heard.offered())
    const texts = readTexts(language)
    const layouts = layoutsOf(brand).slice(0, visit.isQuick ? 1 : undefined)
    const walk: Walk = { ...visit, ...texts, brand, layouts, language, screens, step }
    await walkRoutes(walk)
    if (!walk.isQuick) await walkLanguages(walk)
    if (!walk.isQuick) await walkLinks(walk)
    await walkShop(walk, isOurs)
  } finally {
    await screens.close()
  }
}

/** Whether the service knows the ids by which the store names its games; where it knows none, one sentence says what to do. */
async function knowsIds(
  { step, screens }: { readonly step: RunStep; readonly screens: Pick<Screens, 'phone'> },
  { key, games }: BrandConfig,
): Promise<boolean> {
  const verdict = await step('store', 'ids of its games', async (notes) => {
    const unknown = await screens.phone.heard.unknownGames()
    if (unknown.length === 0) return notes.say(`${games.length} games`)
    notes.fault(
      `the service knows no game by the client id ${unknown.join(', ')} (-3001): write the ids of this deployment into \`games\` of apps/${key}/src/brand.ts, or ask the publisher to register them. Nothing else was walked.`,
    )
  })
  return verdict === 'ok'
}

/** The facts of a brand as its deployment at this origin has them; null where there are none. */
function factsIn({ all }: Brands, key: string | null, { origin }: Target): BrandConfig | null {
  const brand = all.find((each) => each.key === key)
  if (brand === undefined) return null
  return brandIn(brand, brand.deployments.find(({ origins }) => origins.includes(origin)) ?? null)
}
