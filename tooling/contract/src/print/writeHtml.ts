import { type Finding, type Report, type Row } from '../report/report.ts'
import { rules } from '../report/rules.ts'
import { summaryText, verdictWord } from './printTable.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

const style = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1 { overflow-wrap: anywhere; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; margin-bottom: 2rem; }
th:nth-child(1) { width: 12%; } th:nth-child(2) { width: 38%; } th:nth-child(3) { width: 10%; }
th, td { text-align: start; vertical-align: top; padding: .35rem .6rem; border-top: 1px solid #8886; }
td:nth-child(3), th:nth-child(3) { text-align: end; white-space: nowrap; }
code { font-size: .9em; overflow-wrap: anywhere; }
ul { margin: .3rem 0 0; padding-inline-start: 1.1rem; }
.met { color: #1a7f37; } .tolerated { color: #9a6700; } .broken { color: #cf222e; font-weight: 700; }
@media (max-width: 40rem) {
  thead { display: none; }
  tr, td { display: block; }
  tr { border-top: 1px solid #8886; padding: .5rem 0; }
  td, td:nth-child(3) { border: 0; padding: .1rem 0; text-align: start; }
}
@media (prefers-color-scheme: dark) { .met { color: #4ac26b; } .tolerated { color: #d4a72c; } .broken { color: #ff8182; } }
`

/** The report as one page that needs no other file. */
export function writeHtml(report: Report): string {
  const { origin, brand, storeOrigin, askedAt, isWriting, rows } = report
  const groups = [...Map.groupBy(rows, ({ group }) => group)]
  const different = rows.filter(({ findings }) => findings.length > 0)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract: ${safe(origin)}</title>
<style>${style}</style>
</head>
<body>
<h1>Does ${safe(origin)} keep the contract?</h1>
<p>${safe(summaryText(report))}. Asked ${safe(askedAt)}, ${brand === null ? 'for no brand' : `for the brand ${safe(brand)}`},
${isWriting ? 'with' : 'without'} calls that change something${storeOrigin === null ? '' : `, for the page ${safe(storeOrigin)}`}.</p>
${different.length === 0 ? '' : tableOf('What differs', different)}
${groups.map(([group, members]) => tableOf(group, members)).join('\n')}
</body>
</html>
`
}

const tableOf = (group: string, rows: readonly Row[]): string => `<h2>${safe(group)}</h2>
<table>
<thead><tr><th scope="col">Verdict</th><th scope="col">Call</th><th scope="col">Time</th><th scope="col">What was found</th></tr></thead>
<tbody>
${rows.map(rowOf).join('\n')}
</tbody>
</table>`

function rowOf({ verdict, subject, address, ms, note, findings }: Row): string {
  const list = findings.length === 0 ? '' : `<ul>${findings.map(itemOf).join('')}</ul>`
  const call = `${safe(subject)}${address === '' ? '' : `<br><code>${safe(address)}</code>`}`
  const time = ms === null ? '' : `${ms} ms`
  return `<tr><td class="${verdict}">${verdictWord(verdict)}</td><td>${call}</td><td>${time}</td><td>${safe(note)}${list}</td></tr>`
}

function itemOf({ kind, path, expected, found, rule }: Finding): string {
  const place = path === '' ? 'the answer' : `<code>${safe(path)}</code>`
  const because = rule === undefined ? '' : `<br><small>${safe(rules[rule])}</small>`
  return `<li class="${kind}">${place}: expected ${safe(expected)}, found ${safe(found)}${because}</li>`
}
