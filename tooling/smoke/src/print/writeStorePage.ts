import type { Fault, FaultKind, Picture, Step, StoreReport } from '../report/report.ts'
import { pageOf, safe } from './html.ts'
import { faultText, seconds, summaryText } from './printTable.ts'

/** The page of one store: its console errors and failed calls first, then every step with its pictures. */
export function writeStorePage(report: StoreReport): string {
  const { brand, origin, environment, version, startedAt, ms, steps } = report
  const facts = [environment, version === '' ? '' : `version ${version}`, `walked ${startedAt}`, seconds(ms)]
  const groups = [...Map.groupBy(steps, ({ group }) => group)]
  return pageOf(
    `${brand ?? 'A store'} at ${origin}`,
    `<p><a href="../index.html">All stores</a></p>
<p>${safe(summaryText(report))}. ${safe(facts.filter(Boolean).join(', '))}.</p>
${faultList('What was seen', steps, 'seen')}${faultList('Errors in the console', steps, 'console')}${faultList('Calls that failed', steps, 'call')}
${groups.map(([group, members]) => groupOf(group, members)).join('\n')}`,
  )
}

function faultList(title: string, steps: readonly Step[], kind: FaultKind): string {
  const items = steps.flatMap((step) =>
    step.faults
      .filter((fault) => fault.kind === kind)
      .map(({ text }) => `<li>${safe(`${step.group}, ${step.name}: ${text}`)}</li>`),
  )
  return items.length === 0 ? '' : `<h2>${title}</h2>\n<ul class="faults">${items.join('\n')}</ul>\n`
}

const groupOf = (group: string, steps: readonly Step[]): string => `<h2>${safe(group)}</h2>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Time</th><th scope="col">What was found</th></tr></thead>
<tbody>
${steps.map(rowOf).join('\n')}
</tbody>
</table>`

function rowOf({ name, verdict, ms, note, faults, pictures }: Step): string {
  const list = faults.length === 0 ? '' : `<ul class="faults">${faults.map(itemOf).join('')}</ul>`
  const shown = pictures.length === 0 ? '' : `<div class="pictures">${pictures.map(figureOf).join('')}</div>`
  return `<tr class="${verdict}"><td>${safe(name)}</td><td>${seconds(ms)}</td><td>${safe(note)}${list}${shown}</td></tr>`
}

const itemOf = (fault: Fault): string => `<li>${safe(faultText(fault))}</li>`

const figureOf = ({ file, device }: Picture): string =>
  `<figure><a href="${safe(file)}"><img src="${safe(file)}" loading="lazy" alt="${device}"></a><figcaption>${device}</figcaption></figure>`
