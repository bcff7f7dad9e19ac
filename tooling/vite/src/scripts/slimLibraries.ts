import { parseSync } from 'vite'
import type { ESTree, Plugin } from 'vite'

/**
 * Methods of i18next that no store calls, by class: loading by a backend (texts come from `addResourceBundle`), further
 * instances, plugins, and questions about keys that nobody asks.
 */
export const unusedMethods: Readonly<Record<string, readonly string[]>> = {
  I18n: ['cloneInstance', 'dir', 'exists', 'hydrate', 'setDefaultNamespace', 'toJSON', 'use'],
  Connector: ['load', 'loaded', 'loadOne', 'prepareLoading', 'queueLoad', 'read', 'reload', 'saveMissing'],
  ResourceStore: ['addResource', 'addResources', 'removeNamespaces', 'removeResourceBundle', 'toJSON'],
  Logger: ['clone', 'deprecate', 'once'],
  Formatter: ['addCached'],
  LanguageUtil: ['clearCache'],
  Translator: ['exists', 'getUsedParamsDetails'],
  PluralResolver: ['clearCache', 'getPluralFormsOfKey', 'needsPlural'],
}

/** The formats that i18next brings (currency, dates, lists). A store has its own for numbers, and uses no other in its texts. */
const broughtFormats = /(?<=\bthis\.formats = )\{[^]*?\n {4}\}(?=;)/
const formatCache = /^ {4}const cf = .*$/m

/** Where a key may also be a selector function. The keys of a store are strings, which its types check. */
const selectorKey = /\btypeof [\w.]+ === 'function'(?=.* keysFromSelector\()/gm
const selectorPrefix = /\btypeof keyPrefix === 'function'/

/** A message to developers, which i18next prints with its option `debug` alone. An error is none of them. */
const debugMessage = /\b(?:this|i18n)\.logger\.(?:warn|log|deprecate|once)\(/g

/** The same of react-i18next. */
const debugWarning = /^(\s+)(?=warnOnce\()/gm

/** The option for `<Trans>` that knows HTML entities by name. No store has markup in its texts. */
const entities = /^ {2}unescape,$/m

/**
 * Leaves out of i18next what no store calls, and its messages to developers: 4 kB of the first route. The bundler
 * cannot do it, because methods of a class are never shaken off. Source: decision 66.
 */
export function slimTranslationsPlugin(): Plugin {
  return {
    name: 'topup:slim-translations',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/(?:react-)?i18next\/dist\// },
      handler: (code, id) => ({
        code: id.includes('/react-i18next/') ? slimReactI18next(code) : slimI18next(code),
        map: null,
      }),
    },
  }
}

/** A module of react-i18next without names of HTML entities and selector keys, its warnings to developers marked as pure. */
export function slimReactI18next(code: string): string {
  return code
    .replace(entities, '')
    .replace(selectorPrefix, 'false')
    .replace(debugWarning, '$1/* @__PURE__ */ ')
}

/**
 * i18next's module without `unusedMethods`, each line where it was, and with its messages to developers marked as pure.
 * Throws when the module no longer has one of these methods: an update has to be looked at.
 */
export function slimI18next(code: string): string {
  const { body } = parseSync('i18next.js', code).program
  const found = Object.entries(unusedMethods).flatMap(([name, methods]) => {
    const members = membersOf(name, body)
    return methods.map((method) => memberNamed(method, members, name))
  })
  return found
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) => text.slice(0, start) + linesOf(text.slice(start, end)) + text.slice(end),
      code,
    )
    .replace(broughtFormats, (formats) => `{}${linesOf(formats)}`)
    .replace(formatCache, '')
    .replace(selectorKey, 'false')
    .replace(debugMessage, '/* @__PURE__ */ $&')
}

function membersOf(name: string, body: ESTree.Program['body']): readonly ESTree.ClassElement[] {
  return body.flatMap((node) => (classIn(node)?.id?.name === name ? (classIn(node)?.body.body ?? []) : []))
}

function classIn(node: ESTree.Program['body'][number]): ESTree.Class | null {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
  return declared?.type === 'ClassDeclaration' ? declared : null
}

function memberNamed(
  name: string,
  members: readonly ESTree.ClassElement[],
  owner: string,
): ESTree.ClassElement {
  const member = members.find(
    (one) => one.type === 'MethodDefinition' && one.key.type === 'Identifier' && one.key.name === name,
  )
  if (member === undefined)
    throw new Error(`i18next has no method ${owner}.${name}: look at unusedMethods again`)
  return member
}

function linesOf(text: string): string {
  return text.replace(/[^\n]/g, '')
}

/**
 * What the methods of ky do in a store, where they do nothing of what they are for: data of error answers (an answer is read by the
 * store's own `fetch`), a time limit over all attempts, and the progress of an upload.
 */
const plainMethods: Readonly<Record<string, string>> = {
  getResponseData: '',
  readResponseText: '',
  parseJson: '',
  isJsonContentType: '',
  getErrorDataTimeout: '',
  raceBodyRead: '',
  getBodyReadTimeout: '',
  getRemainingTotalTimeout: '',
  throwIfTotalTimeoutExhausted: '',
  raceWithTotalTimeout: 'return operation()',
  wrapRequestWithUploadProgress: 'return request',
}

/** Files of ky in whose place something plain stands: progress, `Retry-After`, and telling network errors from others. */
const plainFiles: Readonly<Record<string, string>> = {
  'utils/body.js':
    'export const streamRequest = () => {}, streamResponse = streamRequest, getBodySize = streamRequest',
  'core/retry-timing.js':
    'export const getRetryTimingHeader = () => {}, calculateRetryTimingDelay = getRetryTimingHeader',
  'utils/is-network-error.js': 'export default () => false',
}

/** Parts of files that no store uses: `.json()` and its like, `baseUrl`, `json`, the progress of a download, streams as bodies. */
const unusedParts: Readonly<Record<string, readonly (readonly [part: RegExp, instead: string])[]>> = {
  'core/Ky.js': [
    [/^ {8}for \(const \[type, mimeType\] of [^]*?^ {8}\}\n(?= {8}return result;$)/m, ''],
    [/^ {12}if \(this\.#options\.baseUrl\) \{[^]*?^ {12}\}\n/m, ''],
    [/^ {8}if \(this\.#options\.json !== undefined\) \{[^]*?^ {8}\}\n/m, ''],
    [/^ {12}if \(ky\.#options\.onDownloadProgress\) \{[^]*?^ {12}\}\n/m, ''],
  ],
  'core/constants.js': [
    [/(?<=^export const supportsRequestStreams = )\(\(\) => \{[^]*?^\}\)\(\);/m, 'false;'],
  ],
}

/**
 * Leaves out of ky what no store uses: 2.8 kB of the first route, which the bundler cannot do, because methods of a class are never
 * shaken off. Source: decision 66.
 */
export function slimHttpPlugin(): Plugin {
  return {
    name: 'topup:slim-http',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/ky\/distribution\// },
      handler: (code, id) => ({ code: slimKy(code, id.replace(/^.*\/distribution\//, '')), map: null }),
    },
  }
}

/** A file of ky without what no store uses, each line where it was. Throws when a part is gone: an update has to be looked at. */
export function slimKy(code: string, file: string): string {
  const plain = plainFiles[file]
  if (plain !== undefined) return plain
  const text = file === 'core/Ky.js' ? withPlainMethods(code) : code
  return (unusedParts[file] ?? []).reduce((rest, [part, instead]) => {
    if (!part.test(rest)) throw new Error(`ky has changed in ${file}: look at slimHttpPlugin again`)
    return rest.replace(part, (found) => instead + linesOf(found))
  }, text)
}

function withPlainMethods(code: string): string {
  const members = membersOf('Ky', parseSync('Ky.js', code).program.body)
  const found = Object.entries(plainMethods).map(([name, body]) => {
    const member = members.find(
      (one) =>
        one.type === 'MethodDefinition' && one.key.type === 'PrivateIdentifier' && one.key.name === name,
    )
    const block = member?.type === 'MethodDefinition' ? member.value.body : null
    if (block === null) throw new Error(`ky has no method ${name}: look at slimHttpPlugin again`)
    return { start: block.start, end: block.end, body }
  })
  return found
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, body }) =>
        `${text.slice(0, start)}{ ${body}${linesOf(text.slice(start, end))} }${text.slice(end)}`,
      code,
    )
}

/** A name for the developer tools, written onto a component or a context of the module. */
const displayName = /^\w+\.displayName = "[^"\n]*";$/gm

/** A component, a context or an element made as the module is read. */
const made =
  /^((?:const|let|var) \w+ = )(?:\/\* @__PURE__ \*\/ )?(React\$1\.(?:createContext|createElement|forwardRef|memo)\()/gm

/** A component that is a class: what it extends and its static fields are read as the module is. */
const madeClass = /^(var \w+ = )(class extends React\$1\.Component \{$[\s\S]*?^\});$/gm

/** A warning to developers, which the library prints in production too. */
const warned = /^(\t+)(?=warning\()/gm

/** What a data router knows of its routes; a store has none, and so no errors of its loaders to draw. */
const dataRouter = /^\tlet dataRouterState = dataRouterOpts\?\.state;$/m

/** Which of two a data router takes to navigate by. */
const ofDataRouter = /\bReact\$1\.useContext\(IsDataRouteContext\) \? useNavigateStable\(\) : /

/** What only a data router asks React for, which a store's React does not have (`slimRenderer.ts`). */
const ofTransitions = /^import \{ useOptimistic \} from "react";$/m

/** A private field: for old phones it would need helpers, which stay in the store although the class does not. */
const privateField = /(\bthis\.|^\t)#(?=\w)/gm

/**
 * Tells the bundler that React Router's components and contexts may be left out where nobody uses them. The library
 * makes them by calls and names them afterwards, which looks like work to be done: links, forms and what they need
 * of the data router then come along, though a store has buttons and routes only. Its warnings to developers are left
 * out too, and what `Routes` does for a data router. 7 kB of the first route. Source: decision 66.
 */
export function pureRouterPlugin(): Plugin {
  return {
    name: 'topup:pure-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  }
}

/** A module of the library with its top-level calls and its warnings marked as pure, and without the names. */
export function markPure(code: string): string {
  return code
    .replace(dataRouter, '\tconst dataRouterState = void 0;')
    .replace(ofDataRouter, '')
    .replace(ofTransitions, '')
    .replace(displayName, '')
    .replace(warned, '$1/* @__PURE__ */ ')
    .replace(made, '$1/* @__PURE__ */ $2')
    .replace(privateField, '$1_')
    .replace(madeClass, '$1/* @__PURE__ */ (() => $2)();')
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
