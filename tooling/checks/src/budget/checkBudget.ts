import { join } from 'node:path'
import type { NewVersionRule } from '@topup/domain'
import { readBrandApp } from '@topup/vite'
import type { CheckRow } from '../report/checkNames.ts'
import { readBuild, readTypefaces } from '../repository/folders.ts'
import { bytesOf, firstRoute, type FirstRoute } from './firstRoute.ts'
import { payWeight, type PayWeight } from './payWeight.ts'
import { firstVisit, type FirstVisit, type SeenLayout } from './firstVisit.ts'

/**
 * Limits in bytes after brotli 11: of the first route with its style sheet, its document and the scripts in that, of the pay document before a form is asked for, of the reporter, of a
 * brand's one typeface and of the service worker, which come after it, and of all scripts that a first visit loads until
 * nothing more comes; how many requests such a visit makes, and how many elements the skeleton
 * has, with the root.
 */
export const limits = {
  // With the texts of the default language, 6.6 to 8.9 kB.
  scriptBytes: 118_000,
  scriptWarningBytes: 116_900,
  styleBytes: 9_500,
  documentBytes: 16_300,
  inlineScriptBytes: 3_900,
  skeletonElements: 63,
  reporterBytes: 2_000,
  typefaceBytes: 20_000,
  payScriptBytes: 68_000,
  workerBytes: 10_000,
  visitScriptBytes: { new: 128_000, old: 134_900 },
  visitRequests: 16,
}

const ofRoute = [
  'scriptBytes',
  'styleBytes',
  'documentBytes',
  'inlineScriptBytes',
  'skeletonElements',
  'reporterBytes',
] as const satisfies readonly (keyof typeof limits)[]

/** What a store loads, and what a first visit to it loads in each layout that it may see. */
export interface StoreWeight {
  readonly route: FirstRoute
  readonly visits: Readonly<Partial<Record<SeenLayout, FirstVisit>>>
  /** Null for a store without a pay document. */
  readonly pay: PayWeight | null
  readonly workerBytes: number
}

/** First route and first visit of these stores against the limits. */
export async function checkBudget(stores: readonly string[]): Promise<readonly CheckRow[]> {
  const apps = await Promise.all(stores.map((key) => readBrandApp(key)))
  return apps.map(({ brand, folder }) => {
    const built = join(folder, 'dist')
    const files = readBuild(built)
    const route = firstRoute(files, readTypefaces(built))
    const visits = layoutsOf(brand.newVersion).map((layout) => [layout, firstVisit(files, route, layout)])
    return judge(brand.key, {
      route,
      visits: Object.fromEntries(visits) as StoreWeight['visits'],
      pay: payWeight(files),
      workerBytes: bytesOf(files.filter(({ name }) => name === 'sw.js')),
    })
  })
}

/** The layouts that players of a brand may see. */
function layoutsOf({ kind }: NewVersionRule): readonly SeenLayout[] {
  if (kind === 'everyone') return ['new']
  return kind === 'nobody' ? ['old'] : ['new', 'old']
}

/**
 * One store's row: failed over a limit, with an early font, with a second typeface or where a file is not what it was, warned
 * when the scripts of the first route come near their limit.
 */
export function judge(subject: string, { route, visits, pay, workerBytes }: StoreWeight): CheckRow {
  const { scripts, scriptBytes, styleBytes, textBytes, reporterBytes, fonts, typefaces } = route
  const { documentBytes, inlineScriptBytes, skeletonElements } = route
  const typefaceBytes = typefaces.reduce((sum, { bytes }) => sum + bytes, 0)
  const seen = Object.entries(visits) as readonly [SeenLayout, FirstVisit][]
  const detail = [
    `scripts ${kilobytes(scriptBytes)} in ${scripts.length} files`,
    `styles ${kilobytes(styleBytes)}`,
    `document ${kilobytes(documentBytes)}, of it scripts ${kilobytes(inlineScriptBytes)}`,
    `skeleton of ${skeletonElements} elements`,
    `texts ${kilobytes(textBytes)}`,
    `${fonts.length} early fonts`,
    `reporter ${kilobytes(reporterBytes)}`,
    `typeface ${kilobytes(typefaceBytes)}`,
    `service worker ${kilobytes(workerBytes)}`,
    ...seen.map(
      ([layout, { requests, scriptBytes: bytes, missing }]) =>
        `first visit (${layout} layout) ${requests} requests, scripts ${kilobytes(bytes)}${missing.map((name) => `, no file ${name}`).join('')}`,
    ),
    ...(pay === null
      ? []
      : [
          `pay document ${kilobytes(pay.scriptBytes)}${pay.forms.map(({ name, bytes }) => `, then ${name} ${kilobytes(bytes)}`).join('')}`,
        ]),
  ].join(', ')
  const isOver =
    scripts.length === 0 ||
    ofRoute.some((name) => route[name] > limits[name]) ||
    fonts.length > 0 ||
    typefaces.length > 1 ||
    typefaceBytes > limits.typefaceBytes ||
    workerBytes > limits.workerBytes ||
    (pay !== null && pay.scriptBytes > limits.payScriptBytes) ||
    seen.length === 0 ||
    seen.some(([layout, visit]) => isVisitOver(layout, visit))
  if (isOver) return { subject, kind: 'failed', detail }
  return { subject, kind: scriptBytes > limits.scriptWarningBytes ? 'warned' : 'passed', detail }
}

const isVisitOver = (layout: SeenLayout, { requests, scriptBytes, missing }: FirstVisit) =>
  requests > limits.visitRequests || scriptBytes > limits.visitScriptBytes[layout] || missing.length > 0

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
