import { Session, type Profiler } from 'node:inspector'

/** Built-in functions that walk through what they are given, which no count of our own code sees. */
const walking: readonly (readonly [object, readonly string[]])[] = [
  [Array.prototype, ['includes', 'indexOf', 'lastIndexOf', 'slice', 'concat', 'join', 'reverse', 'flat']],
  [
    String.prototype,
    ['includes', 'indexOf', 'replace', 'replaceAll', 'slice', 'split', 'trim', 'toLowerCase', 'normalize'],
  ],
]

/** Functions that walk through their first argument. */
const reading: readonly (readonly [object, readonly string[]])[] = [
  [JSON, ['parse', 'stringify']],
  [Object, ['keys', 'values', 'entries', 'fromEntries', 'assign']],
]

const sizeOf = (value: unknown): number => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null) return 0
  let size = 0
  for (const _key in value) size += 1
  return size
}

/**
 * Makes a counter of what code does: how often each block of `files` runs, as V8 counts it for coverage, and how much built-in functions
 * walk through. The same on any machine. Only what is loaded after this call is counted block by block.
 */
export function createStepCounter(files: RegExp) {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

  const blocks = (): number => {
    let steps = 0
    session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error !== null) throw error
      for (const script of result) if (files.test(script.url)) steps += stepsIn(script)
    })
    return steps
  }

  return {
    /** The steps of one call. */
    count(act: () => void): number {
      let walked = 0
      const undo = watchWalks((size) => (walked += size))
      try {
        act()
        // Counted from here on is what comes next.
        return blocks() + walked
      } finally {
        undo()
      }
    },
    stop() {
      session.post('Profiler.stopPreciseCoverage')
      session.disconnect()
    },
  }
}

const stepsIn = ({ functions }: Profiler.ScriptCoverage): number =>
  functions.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0)

/** Says how much each built-in function walks through; returns a function that puts them back. */
function watchWalks(say: (size: number) => void): () => void {
  const undo: (() => void)[] = []
  const watch = (owner: object, name: string, whole: 'this' | 'first') => {
    const own = Reflect.get(owner, name) as (...given: unknown[]) => unknown
    undo.push(() => Object.assign(owner, { [name]: own }))
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      // Objects are counted by what they hold, lists and texts by their length.
      say(sizeOf(whole === 'this' ? this : given[0]))
      return Reflect.apply(own, this, given)
    })
  }
  for (const [owner, names] of walking) for (const name of names) watch(owner, name, 'this')
  for (const [owner, names] of reading) for (const name of names) watch(owner, name, 'first')
  return () => undo.forEach((each) => each())
}
