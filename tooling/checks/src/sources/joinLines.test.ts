import { expect, test } from 'vitest'
import { joinLines } from './readCitations.ts'

test.each([
  ['stars of a docstring', '/**\n * spec §4\n * "Pending".\n */', '/**    spec §4    "Pending".  */'],
  ['slashes', '// decisions\n  // 27 and 28', '// decisions      27 and 28'],
  ['paragraphs of markdown', 'decision\r\n28', 'decision  28'],
])('%s become spaces, and nothing moves', (_what, text, line) => {
  expect(joinLines(text)).toBe(line)
  expect(line).toHaveLength(text.length)
})
