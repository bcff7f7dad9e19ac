import { deviceReport, type DeviceReport } from '@topup/api-client/contract'
import * as v from 'valibot'

/** A report as a device sent it, a list of them, or what the sandbox gives under `/__sandbox/reports`. */
const file = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(
      deviceReport,
      v.transform((report) => [report]),
    ),
    v.array(deviceReport),
    v.pipe(
      v.object({ list: v.array(v.object({ report: deviceReport })) }),
      v.transform(({ list }) => list.map(({ report }) => report)),
    ),
  ]),
)

/** The reports of a file. Throws a plain sentence where it holds none. */
export function parseReports(text: string): readonly DeviceReport[] {
  const read = v.safeParse(file, text)
  if (!read.success)
    throw new Error('The file holds no report: it is wanted as a device sends it, alone or in a list.')
  return read.output
}
