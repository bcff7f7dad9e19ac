import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { namespaceImport, moduleOf } from './slimLibraries.ts'

const flows = createRequire(join(import.meta.dirname, '../../../../packages/flows/package.json'))
const reactDom = createRequire(flows.resolve('react-dom/package.json'))

/** Where an installed file of React's packages is, and what is in it. */
function installed(from: NodeJS.Require, library: string, file: string) {
  const path = join(dirname(from.resolve(`${library}/package.json`)), file)
  return { path, code: readFileSync(path, 'utf8') }
}

const files = [
  ['react', installed(flows, 'react', 'cjs/react.production.js')],
  ['react/jsx-runtime', installed(flows, 'react', 'cjs/react-jsx-runtime.production.js')],
  ['react-dom', installed(flows, 'react-dom', 'cjs/react-dom.production.js')],
  ['react-dom/client', installed(flows, 'react-dom', 'cjs/react-dom-client.production.js')],
  ['scheduler', installed(reactDom, 'scheduler', 'cjs/scheduler.production.js')],
] as const

test.each(files)('%s exports as a module what it exported before, line by line', (_, { path, code }) => {
  const lines = moduleOf(code).split('\n')
  const last = lines.pop() ?? ''
  const names = [...last.matchAll(/ as (\w+)/g)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(Object.keys(flows(path) as object)))
  expect(lines).toHaveLength(code.split('\n').length)
})

test.each([
  ['react', installed(flows, 'react', 'index.js'), './cjs/react.production.js'],
  ['react/jsx-runtime', installed(flows, 'react', 'jsx-runtime.js'), './cjs/react-jsx-runtime.production.js'],
  ['react-dom', installed(flows, 'react-dom', 'index.js'), './cjs/react-dom.production.js'],
  ['react-dom/client', installed(flows, 'react-dom', 'client.js'), './cjs/react-dom-client.production.js'],
  ['scheduler', installed(reactDom, 'scheduler', 'index.js'), './cjs/scheduler.production.js'],
])('%s re-exports the file for production', (_, { code }, file) => {
  expect(moduleOf(code)).toBe(`export * from '${file}'`)
})

test.each([
  ['var React = require("react");', 'import * as React from "react";\nexport {  }'],
  [
    'var A = require("a"),\n  B = require("b");',
    'import * as A from "a";\n  import * as B from "b";\nexport {  }',
  ],
  ['exports.version = "1";', 'var export$version = "1";\nexport { export$version as version }'],
  [
    'exports.now = void 0;\nif (fast) {\n  exports.now = function () {};\n}\nexports.now();',
    'var export$now = void 0;\nif (fast) {\n  export$now = function () {};\n}\nexport$now();\nexport { export$now as now }',
  ],
])('%s becomes an ES module', (code, module) => {
  expect(moduleOf(code)).toBe(module)
})

test.each(['module.exports = {};', 'const a = require("a")', 'if (a) {\n  exports.b = 1;\n}'])(
  '%s cannot be made one, and the build says so',
  (code) => {
    expect(() => moduleOf(code)).toThrow('look at reactModulesPlugin')
  },
)

test.each([
  ["import React from 'react';", "import * as React from 'react';"],
  [
    'import React, { useMemo, useRef } from "react"',
    "import * as React from 'react';import { useMemo, useRef } from 'react';",
  ],
  ["import { useMemo } from 'react';", "import { useMemo } from 'react';"],
  ["import * as React from 'react';", "import * as React from 'react';"],
  ["import x from 'react-router';", "import x from 'react-router';"],
])('a library that says %s gets no default import', (code, named) => {
  expect(namespaceImport(code)).toBe(named)
})

test.each(["var React = require('react');", 'const { createPortal } = require("react-dom")'])(
  'a library that says %s fails the build: it would get all of React',
  (code) => {
    expect(() => namespaceImport(code)).toThrow('no ES module')
  },
)
