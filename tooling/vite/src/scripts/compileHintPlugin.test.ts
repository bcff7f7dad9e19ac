import { expect, test } from 'vitest'
import { withHintFirst } from './compileHintPlugin.ts'

const hint = '//# allFunctionsCalledOnLoad\n'

test.each([
  ['is put above what Vite adds', `const deps=[];\n${hint}run()`, `${hint}const deps=[];\nrun()`],
  ['stays where nothing is above it', `${hint}run()`, `${hint}run()`],
])('the hint for the compiler %s, and no line is lost or added', (_, code, expected) => {
  expect(withHintFirst(code)).toBe(expected)
})

test('a bundler that drops the hint fails the build', () => {
  expect(() => withHintFirst('run()')).toThrow('The hint for the compiler is missing')
})
