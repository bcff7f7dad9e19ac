import { noteTrouble } from '../platform/trouble.ts'
import { LostCode } from '../store/loadCode.ts'

/** Loads the code of a provider's form. Where it is lost that is noted, and `LostCode` is thrown. Source: decision 92. */
export async function noted<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (reason) {
    noteTrouble('code', reason)
    throw new LostCode(load, reason)
  }
}
