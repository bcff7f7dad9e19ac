import type { Plugin } from 'vite'

/** A name for the developer tools, written onto a component or a context of the module. */
const displayName = /^\w+\.displayName = "[^"\n]*";$/gm

/** A component, a context or an element made as the module is read. */
const made =
  /^((?:const|let|var) \w+ = )(?:\/\* @__PURE__ \*\/ )?(React\$1\.(?:createContext|createElement|forwardRef|memo)\()/gm

/** A component that is a class: what it extends and its static fields are read as the module is. */
const madeClass = /^(var \w+ = )(class extends React\$1\.Component \{$[\s\S]*?^\});$/gm

/** A warning to developers, which the library prints in production too. */
const warned = /^(\t+)(?=warning\()/gm

/** A private field: for old phones it would need helpers, which stay in the store although the class does not. */
const privateField = /(\bthis\.|^\t)#(?=\w)/gm

/**
 * Tells the bundler that React Router's components and contexts may be left out where nobody uses them. The library
 * makes them by calls and names them afterwards, which looks like work to be done: links, forms and what they need
 * of the data router then come along, though a store has buttons and routes only. Its warnings to developers are left
 * out too. 5 kB of the first route. Source: decision 66.
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
    .replace(displayName, '')
    .replace(warned, '$1/* @__PURE__ */ ')
    .replace(made, '$1/* @__PURE__ */ $2')
    .replace(privateField, '$1_')
    .replace(madeClass, '$1/* @__PURE__ */ (() => $2)();')
}
