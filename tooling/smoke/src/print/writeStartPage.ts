import { isSound, type StoreReport } from '../report/report.ts'
import { pageOf, safe } from './html.ts'
import { seconds, summaryText } from './printTable.ts'

/** A store and the folder of its page. */
export interface Reported {
  readonly report: StoreReport
  readonly folder: string
}

/** The start page of the report: a phone for each store, with what came of it. */
export function writeStartPage(stores: readonly Reported[]): string {
  const bad = stores.filter(({ report }) => !isSound(report)).length
  const verdict = bad === 0 ? 'No store has a fault.' : `${bad} of ${stores.length} have faults.`
  return pageOf(
    'Smoke test',
    `<p>${verdict}</p>\n<div class="phones">\n${stores.map(phoneOf).join('\n')}\n</div>`,
  )
}

function phoneOf({ report, folder }: Reported): string {
  const sound = isSound(report)
  const picture = firstPhone(report)
  const image =
    picture === null
      ? '<p>No picture</p>'
      : `<img src="${safe(`${folder}/${picture}`)}" alt="First screen on a phone">`
  return `<a class="${sound ? 'ok' : 'fault'}" href="${safe(folder)}/index.html">${image}
<strong>${sound ? 'ok' : 'FAULT'} ${safe(report.brand ?? report.origin)}</strong><br><small>${safe(summaryText(report))}, ${seconds(report.ms)}</small></a>`
}

function firstPhone({ steps }: StoreReport): string | null {
  const pictures = steps.flatMap((step) => step.pictures)
  return pictures.find(({ device }) => device === 'phone')?.file ?? null
}
