import { expect, test } from 'vitest'
import { withHintFirst } from './slimLibraries.ts'

const hint = '//# allFunctionsCalledOnLoad\n'

test.each([
  ['is put above what Vite adds', `const deps=[];\n${hint}run()`, `${hint}const deps=[];\nrun()`],
  ['stays where nothing is above it', `${hint}run()`, `${hint}run()`],
])('the hint for the compiler %s, and no line is lost or added', (_, code, expected) => {
  expect(withHintFirst(code)).toBe(expected)
})

test.each([
  ['drops the hint', 'run()'],
  ['writes it twice', `${hint}run()\n${hint}`],
])('a bundler that %s fails the build', (_, code) => {
  expect(() => withHintFirst(code)).toThrow('The hint for the compiler is not in the script once')
})
