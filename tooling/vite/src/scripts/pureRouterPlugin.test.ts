import { expect, test } from 'vitest'
import { markPure } from './slimLibraries.ts'

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
  [
    'var E = class extends React$1.Component {\n\tstatic contextType = C;\n\trender() {\n\t\treturn null;\n\t}\n};',
    'var E = /* @__PURE__ */ (() => class extends React$1.Component {\n\tstatic contextType = C;\n\trender() {\n\t\treturn null;\n\t}\n})();',
  ],
  ['\tlet dataRouterState = dataRouterOpts?.state;', '\tconst dataRouterState = void 0;'],
  [
    '\treturn React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable();',
    '\treturn useNavigateUnstable();',
  ],
  ['\t#map = new Map();', '\t_map = new Map();'],
  ['\t\treturn this.#map.get(key);', '\t\treturn this._map.get(key);'],
  ['\tconst hash = "#map";', '\tconst hash = "#map";'],
  ['Link.displayName = "Link";', ''],
  ['\twarning(isActive, text);', '\t/* @__PURE__ */ warning(isActive, text);'],
  ['function warning(cond, message) {', 'function warning(cond, message) {'],
  ['\treturn React$1.createElement(Link);', '\treturn React$1.createElement(Link);'],
  ['\tLink.displayName = name;', '\tLink.displayName = name;'],
])('%s becomes %s', (code, marked) => {
  expect(markPure(code)).toBe(marked)
})
