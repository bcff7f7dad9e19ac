import type { ReportEntry } from '@topup/api-client/contract'
import { html } from 'hono/html'
import type { Html } from '../http/html.ts'
import type { World } from '../world/world.ts'

/** The latest reports of devices, newest first, a row for each line. */
export const reportTable = (world: World): Html =>
  html`<table>
    <tr>
      <th>Time</th>
      <th>Store</th>
      <th>Release</th>
      <th>Device</th>
      <th>Page</th>
      <th>What</th>
      <th>Where</th>
    </tr>
    ${world.reports
      .all()
      .slice(-50)
      .toReversed()
      .flatMap(({ atMs, report }) =>
        report.entries.map(
          (entry) =>
            html`<tr>
              <td>${new Date(atMs).toISOString().slice(0, 19)}</td>
              <td>${report.brand}</td>
              <td>${report.release}</td>
              <td>${report.engine.family} ${report.engine.major}, ${report.language}</td>
              <td>${entry.route}</td>
              <td>${whatOf(entry)}</td>
              <td>${whereOf(entry)}</td>
            </tr>`,
        ),
      )}
  </table>`

function whatOf(entry: ReportEntry): string {
  const words = [entry.kind, entry.name]
  if (entry.kind === 'vital') return [...words, entry.value].join(' ')
  if (entry.kind === 'policy') return [...words, entry.blocked].join(' ')
  return entry.code === undefined ? words.join(' ') : [...words, `React ${entry.code}`].join(' ')
}

const whereOf = (entry: ReportEntry): string =>
  entry.kind === 'vital'
    ? ''
    : entry.frames.map(({ file, line, column }) => `${file}:${line}:${column}`).join(' ')
