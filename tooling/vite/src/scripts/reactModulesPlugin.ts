import type { Plugin } from 'vite'

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
