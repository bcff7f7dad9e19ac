import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

const { existsSync, readdirSync, writeFileSync, renameSync, symlinkSync, rmSync, mkdirSync } = fs

/** Thrown in the place of a step that never came. */
class Killed extends Error {}

/** Lets a piece of work outside the disk count as a step. */
export type CountStep = () => void

/**
 * Does work that writes to the disk as if its process were killed in the middle of the step `at`, counted from 1: a file is
 * written to the half, of a folder one thing is deleted, and nothing is done after that. Whether it came so far.
 */
export async function killedAt(
  at: number,
  work: (countStep: CountStep) => Promise<unknown>,
): Promise<boolean> {
  let step = 0
  const onDisk = (act: () => unknown, half: () => void) => {
    step += 1
    if (step < at) return act()
    if (step === at) half()
    throw new Killed()
  }
  const nothing = () => {}
  Object.assign(fs, {
    writeFileSync: (...given: Parameters<typeof writeFileSync>) =>
      onDisk(
        () => writeFileSync(...given),
        () => writeFileSync(given[0], halfOf(given[1])),
      ),
    rmSync: (...given: Parameters<typeof rmSync>) =>
      onDisk(
        () => rmSync(...given),
        () => given[1]?.recursive === true && deleteOne(String(given[0])),
      ),
    renameSync: (...given: Parameters<typeof renameSync>) => onDisk(() => renameSync(...given), nothing),
    symlinkSync: (...given: Parameters<typeof symlinkSync>) => onDisk(() => symlinkSync(...given), nothing),
    mkdirSync: (...given: Parameters<typeof mkdirSync>) => onDisk(() => mkdirSync(...given), nothing),
  })
  syncBuiltinESMExports()
  try {
    await work(() => onDisk(nothing, nothing)).catch((error: unknown) => error)
  } finally {
    Object.assign(fs, { writeFileSync, rmSync, renameSync, symlinkSync, mkdirSync })
    syncBuiltinESMExports()
  }
  return step >= at
}

/** Half of what a file should hold; the code under test writes texts and buffers alone. */
function halfOf(content: Parameters<typeof writeFileSync>[1]): Buffer {
  const whole =
    typeof content === 'string'
      ? Buffer.from(content)
      : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return whole.subarray(0, whole.length / 2)
}

function deleteOne(folder: string): void {
  const [name] = existsSync(folder) ? readdirSync(folder) : []
  if (name !== undefined) rmSync(join(folder, name), { recursive: true })
}
