import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Screen } from '../browser/screen.ts'
import type { Clean } from '../report/cleaner.ts'
import type { Device, Fault, Picture, Step } from '../report/report.ts'

/** What a step says while it runs. */
export interface Notes {
  readonly fault: (text: string) => void
  readonly say: (text: string) => void
  readonly picture: (screen: Screen, device: Device) => Promise<void>
}

/** Runs a step and keeps what came of it. */
export type RunStep = (
  group: string,
  name: string,
  act: (notes: Notes) => Promise<void> | void,
) => Promise<Step['verdict']>

/** Thrown by a step that has nothing to look at. */
class Skipped extends Error {}

/** Ends a step without a verdict: what it needs is not there. */
export function skip(reason: string): never {
  throw new Skipped(reason)
}

/** What a recorder needs. */
export interface RecorderOptions {
  /** Where pictures are written. */
  readonly folder: string
  readonly clean: Clean
  readonly tickMs: () => number
  /** The screens that are listened to; none before the browser is there. */
  readonly screens: readonly Screen[]
}

/** Runs steps one after another; what goes wrong in one is a fault of that step, and the next one runs all the same. */
export function createRecorder({ folder, clean, tickMs, screens }: RecorderOptions) {
  const steps: Step[] = []
  let pictureCount = 0

  const draw = async ({ page }: Screen, device: Device): Promise<Picture> => {
    const file = `${String(++pictureCount).padStart(3, '0')}-${device.replace(' ', '-')}.jpg`
    writeFileSync(join(folder, file), await page.screenshot({ type: 'jpeg', quality: 60, scale: 'css' }))
    return { device, file }
  }

  /** Runs what a step does; what it throws is a fault with a picture, or a reason to skip it. */
  const attempt = async (act: (notes: Notes) => Promise<void> | void) => {
    const faults: Fault[] = []
    const said: string[] = []
    const pictures: Picture[] = []
    let isSkipped = false
    try {
      await act({
        fault: (text) => void faults.push({ kind: 'seen', text }),
        say: (text) => void said.push(text),
        picture: async (screen, device) => void pictures.push(await draw(screen, device)),
      })
    } catch (error) {
      isSkipped = error instanceof Skipped
      if (error instanceof Skipped) said.push(error.message)
      else {
        faults.push({ kind: 'seen', text: sentenceOf(error) })
        const open = screens.find(({ page }) => !page.isClosed())
        const picture = open === undefined ? null : await draw(open, 'phone').catch(() => null)
        if (picture !== null) pictures.push(picture)
      }
    }
    faults.push(...screens.flatMap(({ heard }) => heard.take()))
    return { faults, note: said.join('; '), pictures, isSkipped }
  }

  const step: RunStep = async (group, name, act) => {
    const startedMs = tickMs()
    const { faults, note, pictures, isSkipped } = await attempt(act)
    const verdict = faults.length > 0 ? 'fault' : isSkipped ? 'skipped' : 'ok'
    steps.push({
      group,
      name: clean(name),
      verdict,
      faults: onceEach(faults.map((fault) => ({ ...fault, text: clean(fault.text) }))),
      note: clean(note),
      ms: Math.round(tickMs() - startedMs),
      pictures,
    })
    return verdict
  }
  return { step, steps: steps as readonly Step[] }
}

const onceEach = (faults: readonly Fault[]): readonly Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.kind} ${fault.text}`, fault])).values(),
]

/** The first lines of an error of the driver, which says after them what it tried. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  // oxlint-disable-next-line no-control-regex -- the driver colours its messages
  const plain = message.replaceAll(/\u001b\[\d+m/g, '')
  const [first = ''] = plain.split('\n')
  const waiting = /waiting for (.*)/.exec(plain)?.[1]
  if (waiting === undefined) return first
  return `${first.replace(/^\w+\.\w+: /, '').replace(/\.$/, '')} while it waited for ${waiting}`
}
