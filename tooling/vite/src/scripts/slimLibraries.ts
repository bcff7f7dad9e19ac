import type { Plugin } from 'vite'

/** A part of the files that a pattern names, and what stands in its place: all on the lines where it was, for source maps. */
type Part = readonly [files: RegExp, part: RegExp, instead: string | ((found: string) => string)]

/** Blank lines in place of a part. */
const gone = (part: string): string => part.replace(/[^\n]/g, '')

const i18next = /\/node_modules\/i18next\/dist\//
const reactI18next = /\/node_modules\/react-i18next\/dist\//
const router = /\/node_modules\/react-router\/dist\//
const ky = /\/node_modules\/ky\/distribution\/core\/Ky\.js$/

/**
 * Methods of i18next that no store calls: loading by a backend (texts come from `addResourceBundle`), further instances, plugins,
 * and questions about keys that nobody asks.
 */
export const unusedMethods: readonly string[] = [
  ['cloneInstance', 'dir', 'exists', 'hydrate', 'setDefaultNamespace', 'toJSON', 'use'],
  ['load', 'loaded', 'loadOne', 'prepareLoading', 'queueLoad', 'read', 'reload', 'saveMissing'],
  ['addResource', 'addResources', 'removeNamespaces', 'removeResourceBundle', 'clone', 'deprecate'],
  ['addCached', 'clearCache', 'getUsedParamsDetails', 'getPluralFormsOfKey', 'needsPlural'],
].flat()

/** Methods of ky for data of error answers (a store's own `fetch` reads answers) and for a time limit over all attempts. */
export const emptyMethods: readonly string[] = [
  ['getResponseData', 'readResponseText', 'parseJson', 'isJsonContentType', 'getErrorDataTimeout'],
  ['raceBodyRead', 'getBodyReadTimeout', 'getRemainingTotalTimeout', 'throwIfTotalTimeoutExhausted'],
].flat()

/** These private methods of ky with another body. */
const withBody = (names: readonly string[], body: string): Part => [
  ky,
  new RegExp(`(?<=^ {4}(?:async )?#(?:${names.join('|')})\\(.*\\) )\\{[^]*?^ {4}\\}$`, 'gm'),
  (found) => `{ ${body}${gone(found)} }`,
]

/**
 * What a build leaves out of libraries: 14 kB of the first route. The bundler cannot do it by itself, because methods of a class are
 * never shaken off, nor is what a library makes by calls as it is read. Source: decision 66.
 */
export const parts: readonly Part[] = [
  [i18next, new RegExp(`^ {2}(?:${unusedMethods.join('|')})\\([^]*?^ {2}\\}$`, 'gm'), gone],
  // The formats that it brings. A store has its own for numbers, and uses no other in its texts.
  [i18next, /(?<=\bthis\.formats = )\{[^]*?\n {4}\}(?=;)/, (formats) => `{}${gone(formats)}`],
  // Keys may also be selector functions. Those of a store are strings, which its types check.
  [i18next, /\btypeof [\w.]+ === 'function'(?=.* keysFromSelector\()/gm, 'false'],
  [reactI18next, /\btypeof keyPrefix === 'function'/, 'false'],
  // Messages to developers, which are printed with the option `debug` alone. An error is none of them.
  [i18next, /\b(?:this|i18n)\.logger\.(?:warn|log|deprecate|once)\(/g, '/* @__PURE__ */ $&'],
  [reactI18next, /^(\s+)(?=warnOnce\()/gm, '$1/* @__PURE__ */ '],
  // `<Trans>` knows HTML entities by name. No store has markup in its texts.
  [reactI18next, /^ {2}unescape,$/m, ''],

  withBody(emptyMethods, ''),
  withBody(['raceWithTotalTimeout'], 'return operation()'),
  withBody(['wrapRequestWithUploadProgress'], 'return request'),
  // `.json()` and its like, `baseUrl`, `json`, the progress of a download.
  [ky, /^ {8}for \(const \[type, mimeType\] of [^]*?^ {8}\}\n(?= {8}return result;$)/m, gone],
  [ky, /^ {12}if \(this\.#options\.baseUrl\) \{[^]*?^ {12}\}$/m, gone],
  [ky, /^ {8}if \(this\.#options\.json !== undefined\) \{[^]*?^ {8}\}$/m, gone],
  [ky, /^ {12}if \(ky\.#options\.onDownloadProgress\) \{[^]*?^ {12}\}$/m, gone],
  // Streams as bodies, progress, `Retry-After`, and telling network errors from others.
  [
    /\/ky\/distribution\/core\/constants\.js$/,
    /(?<=^export const supportsRequestStreams = )\(\(\) => \{[^]*?^\}\)\(\);/m,
    (found) => `false;${gone(found)}`,
  ],
  [
    /\/ky\/distribution\/core\/retry-timing\.js$/,
    /[^]+/,
    'export const getRetryTimingHeader = () => {}, calculateRetryTimingDelay = getRetryTimingHeader',
  ],
  [/\/ky\/distribution\/utils\/is-network-error\.js$/, /[^]+/, 'export default () => false'],

  // What a data router knows of its routes, which way it navigates, and what it asks React for, which a store's React does not have
  // (`slimRenderer.ts`). A store's router is none.
  [router, /^\tlet dataRouterState = dataRouterOpts\?\.state;$/m, '\tconst dataRouterState = void 0;'],
  [router, /\bReact\$1\.useContext\(IsDataRouteContext\) \? useNavigateStable\(\) : /, ''],
  [router, /^import \{ useOptimistic \} from "react";$/m, ''],
  // Components and contexts are made by calls and named afterwards: links, forms and what they need of the data router would come
  // along, though a store has buttons and routes only. A class reads what it extends, and its static fields.
  [router, /^\w+\.displayName = "[^"\n]*";$/gm, ''],
  [
    router,
    /^((?:const|let|var) \w+ = )(?:\/\* @__PURE__ \*\/ )?(?=React\$1\.(?:createContext|createElement|forwardRef|memo)\()/gm,
    '$1/* @__PURE__ */ ',
  ],
  [
    router,
    /^(var \w+ = )(class extends React\$1\.Component \{$[\s\S]*?^\});$/gm,
    '$1/* @__PURE__ */ (() => $2)();',
  ],
  // Warnings to developers, which are printed in production too.
  [router, /^(\t+)(?=warning\()/gm, '$1/* @__PURE__ */ '],
]

/** A library's file without `parts`. */
export const slim = (id: string, code: string): string =>
  parts.reduce((text, [files, part, instead]) => {
    if (!files.test(id)) return text
    // The same call twice: its types know texts and functions apart.
    return typeof instead === 'string' ? text.replace(part, instead) : text.replace(part, instead)
  }, code)

/** Leaves out of libraries what no store uses. */
export function slimLibrariesPlugin(): Plugin {
  return {
    name: 'topup:slim-libraries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/(?:i18next|react-i18next|ky|react-router)\/dist/ },
      handler: (code, id) => ({ code: slim(id, code), map: null }),
    },
  }
}

/** An entry of React's packages: which file it re-exports in production. */
const reExported = /^ {2}module\.exports = require\('(\.\/cjs\/[\w-]+\.production\.js)'\);$/m

/** Where a file names other packages: one declaration, with one or more of them. */
const required = /^var \w+ = require\("[^"]+"\)(?:,\s+\w+ = require\("[^"]+"\))*;$/gm
const requiredOne = /(?:var )?\b(\w+) = require\(("[^"]+")\)[,;]/g

/** Where a file exports something: the assignment that is made as the file is read, and every other mention. */
const exported = /^exports\.(\w+) =/gm
const mentioned = /\bexports\.(\w+)/g

/** What only a CommonJS file has. */
const commonJs = /\brequire\(|\b(?:module\.)?exports\b/

/** What React asks its scheduler for and only other builds of it have. */
const otherBuilds = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g

/** Where a file that is no ES module asks for React. */
const requiredReact = /\brequire\(['"]react(?:-dom)?['"/]/

const reactFile =
  /\/node_modules\/(?:react|react-dom|scheduler)\/(?:(?:index|client|jsx-runtime)\.js|cjs\/[\w-]+\.production\.js)$/

/** `import React from 'react'`, alone or with names behind it. */
const defaultImport = /^import (\w+)(?:, *(\{[^}]*\}))? from ['"]react['"];?/gm

/**
 * Makes ES modules of React, which comes as CommonJS. Then the bundler sees who uses what: it leaves out the functions that no
 * store calls, and names the others directly, in place of `(0, react.useState)` in every component. 2.7 kB of the first
 * route. Whoever imports a name that React does not have fails the build, and so does a library that is no ES
 * module: it would get all of React. Source: decision 66.
 */
export function reactModulesPlugin(): Plugin {
  return {
    name: 'topup:react-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\//, code: /\breact(?:-dom)?['"/]|\bexports\b/ },
      handler: (code, id) => {
        if (reactFile.test(id)) return { code: moduleOf(code), map: null }
        const changed = namespaceImport(code)
        return changed === code ? null : { code: changed, map: null }
      },
    },
  }
}

/** A file of React's packages as an ES module, each line where it was. Throws when anything of CommonJS is left. */
export function moduleOf(code: string): string {
  const [, file] = reExported.exec(code) ?? []
  if (file !== undefined) return `export * from '${file}'`
  const names = new Set<string>()
  const text = code
    .replace(required, (list) => list.replace(requiredOne, 'import * as $1 from $2;'))
    .replace(exported, (assigned, name: string) => {
      if (names.has(name)) return assigned
      names.add(name)
      return `var export$${name} =`
    })
    .replace(mentioned, (mention, name: string) => (names.has(name) ? `export$${name}` : mention))
    .replace(otherBuilds, 'void 0')
  const [left] = commonJs.exec(text) ?? []
  if (left !== undefined) throw new Error(`React has "${left}" where it had none: look at reactModulesPlugin`)
  return `${text}\nexport { ${[...names].map((name) => `export$${name} as ${name}`).join(', ')} }`
}

/**
 * A library's module that imports React as a namespace: an ES module of React has no default export. Throws for a library that
 * is CommonJS.
 */
export function namespaceImport(code: string): string {
  if (requiredReact.test(code))
    throw new Error('A library that is no ES module would bring all of React along')
  return code.replace(
    defaultImport,
    (_, all: string, names?: string) =>
      `import * as ${all} from 'react';${names === undefined ? '' : `import ${names} from 'react';`}`,
  )
}

const hint = '//# allFunctionsCalledOnLoad'

/** The files of the first screen. */
const isFirst = (name: string) => name === 'store' || name === 'react'

/**
 * Tells Chromium to compile all of `store` and `react` while they arrive, beside the main thread. Without the hint it compiles a
 * function on the main thread when that is called first, and the first screen calls some four in ten of them. The other files get
 * no more than an empty line. Other engines see a comment. Source: performance.md "The first screen's file".
 */
export const compileHintPlugin = (): Plugin => ({
  name: 'topup:compile-hint',
  apply: 'build',
  enforce: 'post',
  // After the minifier, which removes comments; source maps count the line.
  outputOptions: (options) => ({ ...options, postBanner: ({ name }) => (isFirst(name) ? hint : '') }),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      if (!chunks.some(({ name }) => name === 'store'))
        throw new Error('The build has no file of the first screen')
      for (const chunk of chunks) if (isFirst(chunk.name)) chunk.code = withHintFirst(chunk.code)
    },
  },
})

/** The script with the hint in its first line, the only one where it counts; Vite may put a line without a mapping above it. */
export function withHintFirst(code: string): string {
  const [above, below, ...more] = code.split(`${hint}\n`)
  if (above === undefined || below === undefined || more.length > 0)
    throw new Error('The hint for the compiler is not in the script once')
  return `${hint}\n${above}${below}`
}
