import { join } from 'node:path'
import { listApps, readBrandApp } from '@topup/vite'
import type { CheckRow } from '../report/checkRow.ts'
import { readBuild, readTypefaces } from '../repository/folders.ts'
import { firstRoute, type FirstRoute } from './firstRoute.ts'

/** Limits of the first route in bytes after brotli 11, and of the reporter and a brand's one typeface, which come after it. */
export const limits = {
  scriptBytes: 119_000,
  scriptWarningBytes: 118_500,
  styleBytes: 10_000,
  reporterBytes: 2_000,
  typefaceBytes: 20_000,
}

/** Every store's first route against the limits. */
export async function checkBudget(): Promise<readonly CheckRow[]> {
  const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
  return apps.map(({ brand, folder }) => {
    const built = join(folder, 'dist')
    return judge(brand.key, firstRoute(readBuild(built), readTypefaces(built)))
  })
}

/** One store's row: failed over a limit, with an early font or with a second typeface, warned when scripts come near theirs. */
export function judge(
  subject: string,
  { scripts, scriptBytes, styleBytes, textBytes, reporterBytes, fonts, typefaces }: FirstRoute,
): CheckRow {
  const typefaceBytes = typefaces.reduce((sum, { bytes }) => sum + bytes, 0)
  const detail = `scripts ${kilobytes(scriptBytes)} in ${scripts.length} files, styles ${kilobytes(styleBytes)}, texts ${kilobytes(textBytes)}, ${fonts.length} early fonts, reporter ${kilobytes(reporterBytes)}, typeface ${kilobytes(typefaceBytes)}`
  const isOver =
    scripts.length === 0 ||
    scriptBytes > limits.scriptBytes ||
    styleBytes > limits.styleBytes ||
    reporterBytes > limits.reporterBytes ||
    fonts.length > 0 ||
    typefaces.length > 1 ||
    typefaceBytes > limits.typefaceBytes
  if (isOver) return { subject, kind: 'failed', detail }
  return { subject, kind: scriptBytes > limits.scriptWarningBytes ? 'warned' : 'passed', detail }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
