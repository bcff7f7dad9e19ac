import { languages } from '@topup/domain'
import * as v from 'valibot'

/** A small name of our own or of the browser; nothing that a player typed has this form by design, see decision 92. */
const name = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,40}$/))

const count = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(0))

/** A place in a file of the store: its name without a folder, or `index.html` for an inline script. */
const frame = /* @__PURE__ */ v.strictObject({
  file: v.pipe(v.string(), v.regex(/^(?:index\.html|[\w.-]{1,80}\.(?:js|css))$/)),
  line: count,
  column: count,
})

const frames = /* @__PURE__ */ v.pipe(v.array(frame), v.maxLength(10))

/**
 * One thing that broke, or one speed. `error` nobody caught, `rejection` nobody handled, `screen` was caught by a boundary of
 * React, `code` could not be loaded, `policy` was stopped by the content security policy, `vital` is a speed.
 */
const entry = /* @__PURE__ */ v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['error', 'rejection', 'screen', 'code']),
    route: name,
    /** Class of the error. */
    name,
    /** Number of React's message, where it is one. */
    code: v.optional(count),
    frames,
  }),
  v.strictObject({
    kind: v.literal('policy'),
    route: name,
    /** The directive that stopped it. */
    name,
    /** What kind of source was stopped, such as `inline` or `https`; never which. */
    blocked: name,
    frames,
  }),
  v.strictObject({
    kind: v.literal('vital'),
    route: name,
    name: v.picklist(['LCP', 'INP', 'CLS']),
    /** Milliseconds; of CLS a thousandth. */
    value: count,
  }),
])

/**
 * What a device sends to `reports.path` of the data host, as JSON in a `text/plain` body. No field can hold an address, a
 * sentence or an id of a player. Source: decision 92.
 */
export const deviceReport = /* @__PURE__ */ v.strictObject({
  /** Of the store, as its document says; `unreleased` on a development server. */
  release: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  brand: name,
  environment: v.picklist(['production', 'demo', 'local']),
  engine: v.strictObject({ family: v.picklist(['chromium', 'gecko', 'webkit', 'other']), major: count }),
  language: v.picklist(languages),
  entries: v.pipe(v.array(entry), v.minLength(1), v.maxLength(50)),
})

/** A report of a device. */
export type DeviceReport = v.InferOutput<typeof deviceReport>

/** One line of it. */
export type ReportEntry = DeviceReport['entries'][number]

/** A place in a file of the store. */
export type ReportFrame = v.InferOutput<typeof frame>
