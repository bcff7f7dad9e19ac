import { expect, test } from 'vitest'
import { slim } from './slimLibraries.ts'

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
  ['Link.displayName = "Link";', ''],
  ['\twarning(isActive, text);', '\t/* @__PURE__ */ warning(isActive, text);'],
  ['function warning(cond, message) {', 'function warning(cond, message) {'],
  ['\treturn React$1.createElement(Link);', '\treturn React$1.createElement(Link);'],
  ['\tLink.displayName = name;', '\tLink.displayName = name;'],
])('%s becomes %s', (code, marked) => {
  expect(slim('/node_modules/react-router/dist/production/lib/a.js', code)).toBe(marked)
})
