import { expect, test } from 'vitest'

const sheets = import.meta.glob<string>(['../product/productCard.css', './cards*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Selectors of every rule, in groups as they are written. */
const groups = Object.values(sheets).flatMap((sheet) =>
  [...sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{/g)].map(([, selectors = '']) =>
    selectors.split(',').map((selector) => selector.trim()),
  ),
)

test("whatever places or sizes a card's drawing does so with the product's own picture", () => {
  const drawings = groups.flatMap((group) =>
    group.filter((one) => /__artwork\S* > svg$/.test(one)).map((drawing) => ({ drawing, group })),
  )
  expect(drawings.length).toBeGreaterThan(8)
  const alone = drawings.filter(({ drawing, group }) => !group.includes(drawing.replace(/svg$/, 'img')))
  expect(alone.map(({ drawing }) => drawing)).toEqual([])
})
