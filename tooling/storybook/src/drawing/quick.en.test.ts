import en from '@topup/locales/en.json'
import { expect, test } from 'vitest'
import { checkStories, partsOfStores, type Look } from './drawStories.ts'
import { lookAtLayout, lookForBarriers, narrowest } from './looks.ts'

interface Texts {
  readonly [key: string]: string | Texts
}

/** What a reader sees or hears in an element: its texts, each as long as no other element stands in it, and its labels. */
function textsIn(root: Element): readonly string[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const labels = ['aria-label', 'placeholder', 'title', 'alt', 'value'].map((name) =>
      element.getAttribute(name),
    )
    return [...labels.filter((label) => label !== null), ...runsOf(element)].map((text) => text.trim())
  })
}

/** The texts of an element between its children; what React sets side by side is one text. */
function runsOf({ childNodes }: Element): readonly string[] {
  const runs = ['']
  for (const node of childNodes) {
    if (node instanceof Text) runs.push((runs.pop() ?? '') + node.data)
    else runs.push('')
  }
  return runs
}

/** Which of these texts were not drawn, by key; one of a text's plural forms is enough. */
function textsMissing(texts: Texts, drawn: ReadonlySet<string>): readonly string[] {
  const all = [...drawn]
  const entries = entriesOf(texts).map(([key, text]) => [key.replace(pluralForm, ''), text] as const)
  const found = new Set(
    entries.flatMap(([key, text]) => {
      const pattern = patternOf(text)
      return all.some((each) => pattern.test(each)) ? [key] : []
    }),
  )
  return [...new Set(entries.map(([key]) => key))].filter((key) => !found.has(key))
}

function entriesOf(texts: Texts): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as const]
      : entriesOf(value).map(([rest, text]) => [`${key}.${rest}`, text] as const),
  )
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/

const escaped = (text: string): string => text.replaceAll(/[.?()+|*$]/g, '\\$&')

/** A text as a whole, with anything in place of what is put into it. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\$t\(.*?}\s*\)|{{.*?}}/).map(escaped)
  return new RegExp(`^${parts.join('.+').trim()}$`)
}

const drawn = new Set<string>()

const keepTexts: Look = () => {
  for (const text of textsIn(document.body)) drawn.add(text)
  return Promise.resolve([])
}

checkStories({
  language: 'en',
  brand: 'watt',
  ids: partsOfStores,
  looks: [keepTexts, lookForBarriers, lookAtLayout(narrowest)],
})

test('every text of paying is drawn in some state', () => {
  const { couponRow, recharge, card, result, coupons } = en
  expect(textsMissing({ couponRow, recharge, card, result, coupons }, drawn)).toEqual([])
})
