import { describe, expect, test } from 'vitest'
import tokens from './tokens.css?raw'

const files = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true })

/** The rules of the tokens: selectors and what they set. */
const rules = [...tokens.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
  ([, selectors = '', body = '']) => ({ selectors: selectors.trim().split(/,\s*/), body }),
)
const isOf = (language: string, { selectors }: (typeof rules)[number]) =>
  selectors.includes(`[lang='${language}']`)

/** What a language's rules set, by property; later rules win. */
function rulesOf(language: string): ReadonlyMap<string, string> {
  const bodies = rules.filter((rule) => isOf(language, rule)).map(({ body }) => body)
  return new Map(
    bodies
      .flatMap((body) => [...body.matchAll(/(--[\w-]+):\s+([^;]+);/g)])
      .map(([, k, v]) => [`${k}`, `${v}`]),
  )
}
const facesOf = (language: string) =>
  (rulesOf(language).get('--font') ?? '').split(/,\s*/).map((face) => face.replaceAll(/['"]/g, ''))

/** The faces of Android and Linux, of Apple and of Windows, for each language whose script a Latin face lacks. */
const systems: readonly (readonly [string, ...string[]])[] = [
  ['ja', 'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic UI'],
  ['ko', 'Noto Sans CJK KR', 'Apple SD Gothic Neo', 'Malgun Gothic'],
  ['zh-TW', 'Noto Sans CJK TC', 'PingFang TC', 'Microsoft JhengHei'],
  ['zh-CN', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei'],
  ['th', 'Noto Sans Thai', 'Thonburi', 'Leelawadee UI'],
  ['ar', 'Noto Sans Arabic', 'Geeza Pro', 'Segoe UI'],
]

test.each(systems)('%s is written in a face that each system has', (language, ...faces) => {
  expect(facesOf(language)).toEqual(expect.arrayContaining(faces))
  expect(facesOf(language).at(-1)).toBe('sans-serif')
})

test.each(systems)(
  'for %s the own faces of Apple and Windows stand before Noto, which may be installed there',
  (language) => {
    const faces = facesOf(language)
    const noto = faces.flatMap((face, at) => (face.startsWith('Noto') ? [at] : []))
    expect(noto).toEqual(noto.map((_, index) => faces.length - 1 - noto.length + index))
  },
)

test.each(systems)('the faces of %s are named for that language only', (language, ...faces) => {
  const elsewhere = rules.filter((rule) => !isOf(language, rule)).map(({ body }) => body)
  // Segoe UI also contains Latin.
  for (const face of faces.filter((name) => name !== 'Segoe UI'))
    expect(elsewhere.join('\n')).not.toContain(face)
})

describe('lines are as far apart as a script needs', () => {
  const heights = ['--lh-tight', '--lh-title', '--lh-snug', '--lh-note', '--lh'] as const
  test.each(['th', 'ar'])('%s has more room than Latin in each of them', (language) => {
    for (const height of heights) {
      const latin = new RegExp(`${height}: ([\\d.]+);`).exec(tokens)?.[1]
      expect(Number(rulesOf(language).get(height))).toBeGreaterThan(Number(latin))
    }
  })

  test.each(Object.entries(files).filter(([name]) => name !== './tokens.css'))(
    '%s names no height for text of several lines that would be the same in every script',
    (_, css) => {
      expect(css).not.toMatch(/line-height: 1\.(?:2|25|28|3|35)[; }]/)
    },
  )
})

test.each(Object.entries(files))('%s asks for no font file', (_, css) => {
  expect(css).not.toMatch(/@font-face|\.woff|\.ttf|\.otf/)
})
