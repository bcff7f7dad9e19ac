import type { DeviceReport, ReportEntry } from '@topup/api-client/contract'
import type { ReleaseMaps } from './releaseMaps.ts'

/** The reports of one release with their places in the sources. Throws where none of them is of that release. */
export function stackText(reports: readonly DeviceReport[], release: ReleaseMaps): string {
  const own = reports.filter((report) => report.release === release.version)
  const others = [...new Set(reports.map((report) => report.release))].filter(
    (each) => each !== release.version,
  )
  if (own.length === 0)
    throw new Error(`The release is ${release.version}, and the reports are of ${others.join(', ')}.`)
  const texts = own.map((report) =>
    [headOf(report), ...report.entries.map((entry) => textOf(entry, release))].join('\n'),
  )
  const rest = others.length === 0 ? [] : [`Left out: reports of ${others.join(', ')}`]
  return [...texts, ...rest].join('\n\n')
}

const headOf = ({ brand, release, environment, engine, language }: DeviceReport) =>
  `${brand} ${release} ${environment}, ${engine.family} ${engine.major}, ${language}`

function textOf(entry: ReportEntry, release: ReleaseMaps): string {
  if (entry.kind === 'vital') return `  vital ${entry.name} ${entry.value} at ${entry.route}`
  const more =
    entry.kind === 'policy' ? ` by ${entry.blocked}` : entry.code === undefined ? '' : ` React ${entry.code}`
  const head = `  ${entry.kind} ${entry.name}${more} at ${entry.route}`
  return [head, ...entry.frames.map((frame) => `    ${release.resolve(frame)}`)].join('\n')
}
