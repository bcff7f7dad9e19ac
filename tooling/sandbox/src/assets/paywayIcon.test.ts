import { expect, test } from 'vitest'
import { regionFacts } from '../seed/prices.ts'
import { methodsIn } from '../seed/methods.ts'
import { word } from './marks/marks.ts'
import { kinds, paywayIcon } from './assetRoutes.ts'
import { marks } from './marks/moreMarks.ts'

const countries = [...new Set(Object.values(regionFacts).flatMap((facts) => facts.countries))]
const icons = [
  ...new Set(
    countries.flatMap((country) =>
      methodsIn(country).flatMap(({ icon, sub }) => [icon, ...(sub ?? []).map((each) => each.icon)]),
    ),
  ),
]

test('every seeded method has a drawn mark or the drawing of its kind', () => {
  expect(icons.length).toBeGreaterThan(20)
  expect(icons.filter((icon) => !(icon in marks) && !(icon in kinds))).toEqual([])
})

test('all marks stand in one box, and none depends on a typeface', () => {
  for (const name of [...Object.keys(marks), ...Object.keys(kinds), 'unknown']) {
    const svg = paywayIcon(name)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 48 34" width="48" height="34"><rect [^>]*rx="6"/)
    expect(svg).not.toContain('<text')
    expect(svg).not.toContain('NaN')
  }
})

test('a letter that is not drawn is a mistake of whoever writes it', () => {
  expect(() => word('Q', '#000', { top: 0, height: 10 })).toThrow(/letter Q/)
})
