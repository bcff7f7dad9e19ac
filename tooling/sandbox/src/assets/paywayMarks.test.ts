import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { regionFacts } from '../seed/prices.ts'
import { methodsIn } from '../seed/methods.ts'

const countries = [...new Set(Object.values(regionFacts).flatMap((facts) => facts.countries))]
const icons = [
  ...new Set(
    countries.flatMap((country) =>
      methodsIn(country).flatMap(({ icon, sub }) => [icon, ...(sub ?? []).map((each) => each.icon)]),
    ),
  ),
]

const files = globSync(`${import.meta.dirname}/pictures/payways/*.svg`)
const marks = new Set(files.map((file) => basename(file, '.svg')))

test('every seeded method has a mark', () => {
  expect(icons.length).toBeGreaterThan(20)
  expect(icons.filter((icon) => !marks.has(icon))).toEqual([])
})

test('all marks stand in one box, and none depends on a typeface', () => {
  for (const svg of files.map((file) => readFileSync(file, 'utf8'))) {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 48 34" width="48" height="34"><rect [^>]*rx="6"/)
    expect(svg).not.toContain('<text')
    expect(svg).not.toContain('NaN')
  }
})
