/** An event of a trace, as Chromium writes it; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  /** `X` has a duration. */
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  /** How long the processor worked on it, in microseconds. */
  readonly tdur?: number
  /** For a task: which function of the browser asked for it. */
  readonly args?: { readonly src_func?: string }
  readonly pid: number
  readonly tid: number
}

/** What has to be recorded for `timeByKind`. */
export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'v8',
]

/** What the main thread does, by the names of Chromium's events; whatever else happens inside of one of them counts as that. */
const kinds = {
  document: /^(?:ParseHTML|DecodedDataDocumentParser)/,
  style: /^(?:UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet)/,
  layout: /^(?:Layout$|HitTest)/,
  paint: /^(?:PrePaint|Paint|Layerize|Commit$|UpdateLayer)/,
  compile: /^v8\.(?:compile|parse|produceCache|deserialize)/i,
  memory: /GC/,
  script:
    /^(?:EvaluateScript|FunctionCall|RunMicrotasks|BlinkScheduler_PerformMicrotaskCheckpoint|TimerFire|EventDispatch|FireAnimationFrame|FireIdleCallback|v8\.(?:run|evaluateModule|callFunction))/,
} as const

export type Kind = keyof typeof kinds | 'other'

/** The columns of a profile. */
export const allKinds = [...Object.keys(kinds), 'other'] as readonly Kind[]

/** A task that runs a module: what the module's promises do afterwards has no event of its own. */
const moduleTask = 'DispatchFinishedNotificationAsync'

const kindOf = ({ name, args }: TraceEvent): Kind | undefined =>
  args?.src_func === moduleTask
    ? 'script'
    : (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind].test(name))

/**
 * For how many milliseconds the processor did each kind of work on the page's main thread, whatever else kept the machine busy
 * meanwhile. The time of an event is without that of the events inside of it.
 */
export function timeByKind(events: readonly TraceEvent[]): Readonly<Record<Kind, number>> {
  const time = Object.fromEntries(allKinds.map((kind) => [kind, 0])) as Record<Kind, number>
  const open: { readonly end: number; readonly kind: Kind }[] = []
  for (const event of nested(onMainThread(events))) {
    while (open.length > 0 && event.ts >= (open.at(-1)?.end ?? 0)) open.pop()
    const around = open.at(-1)?.kind
    const kind = kindOf(event) ?? around ?? 'other'
    time[kind] += event.tdur / 1000
    if (around !== undefined) time[around] -= event.tdur / 1000
    open.push({ end: event.ts + event.dur, kind })
  }
  return time
}

type Lasting = TraceEvent & { readonly dur: number; readonly tdur: number }

/** The thread that lays the page out; another page of the browser is not laid out in a visit. */
function onMainThread(events: readonly TraceEvent[]): readonly Lasting[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const layouts = new Map<string, number>()
  for (const event of events.filter(({ name }) => name === 'Layout' || name === 'ParseHTML'))
    layouts.set(threadOf(event), (layouts.get(threadOf(event)) ?? 0) + 1)
  const [main] = [...layouts].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return events.filter(
    (event): event is Lasting =>
      threadOf(event) === main && event.ph === 'X' && event.dur !== undefined && event.tdur !== undefined,
  )
}

/** In the order of their beginning, the longer of two first. */
const nested = (events: readonly Lasting[]): readonly Lasting[] =>
  events.toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
