import { expect, test } from 'vitest'
import { markPure } from './pureRouterPlugin.ts'

test.each([
  [
    'const Link = React$1.forwardRef(function Link() {',
    'const Link = /* @__PURE__ */ React$1.forwardRef(function Link() {',
  ],
  ['const A = React$1.createContext(null);', 'const A = /* @__PURE__ */ React$1.createContext(null);'],
  [
    'const e = /* @__PURE__ */ React$1.createElement(D, null);',
    'const e = /* @__PURE__ */ React$1.createElement(D, null);',
  ],
  ['Link.displayName = "Link";', ''],
  ['\treturn React$1.createElement(Link);', '\treturn React$1.createElement(Link);'],
  ['\tLink.displayName = name;', '\tLink.displayName = name;'],
])('%s becomes %s', (code, marked) => {
  expect(markPure(code)).toBe(marked)
})
