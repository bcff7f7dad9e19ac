import { type ESTree, parseSync, type Plugin } from 'vite'

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
  return body.flatMap((node) =>
    node.type === 'ClassDeclaration' && node.id?.name === name ? node.body.body : [],
  )
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
