import { expect, inject, test } from 'vitest'
import { expectAlike, expectArabic, expectShown, openBrowser } from './storyPage.ts'

const before = { brand: 'watt', language: 'en', direction: 'auto' }
const after = { brand: 'dragon', language: 'ar', direction: 'ltr' }

/** Beside the first story of each title: the popups of paying, in states of the service and of a play function. */
const statesOfPaying = [
  'popups-recharge--coupon-used',
  'popups-recharge--sub-method-chosen',
  'popups-recharge--details-open',
  'popups-recharge--methods-failed',
  'popups-recharge--placing',
  'popups-card-form--filled',
  'popups-card-form--known',
  'popups-card-form--rejected',
  'popups-card-form--maybe-used',
  'popups-card-form--pays-for-product',
]

const listed = inject('listedStories')
const firstOfTitles = [...new Set(listed.map(({ title }) => title))].flatMap(
  (title) => listed.find((story) => story.title === title)?.id ?? [],
)
const all = [...firstOfTitles, ...statesOfPaying]
const { open } = await openBrowser()
// Two pages for all stories: to load Storybook takes longer than to draw. Each begins with a story that is shown again later.
const [story, opened] = await Promise.all(
  [before, after].map((globals) => open({ id: all.at(-1) ?? '', globals })),
)
if (story === undefined || opened === undefined) throw new Error('No page was opened')

test('Storybook lists stories of every group', () => {
  const groups = new Set(listed.map(({ title }) => title.split('/')[0]))
  expect(groups).toEqual(new Set(['Foundations', 'Components', 'Popups', 'Pages', 'Walls']))
})

test.each(all)('%s follows the toolbar to another brand, language and direction', async (id) => {
  await Promise.all([story.show(id), opened.show(id)])
  await story.change(before)
  await expectShown(story, { brand: 'watt', lang: 'en', dir: 'ltr' })

  await story.change({ brand: after.brand })
  await expectShown(story, { brand: 'dragon', lang: 'en', dir: 'ltr' })
  await story.change({ language: after.language })
  await expectShown(story, { brand: 'dragon', lang: 'ar', dir: 'rtl' })
  // Components and foundations speak no language of ours.
  if (/^(?:popups|pages)-/.test(id)) await expectArabic(story)
  await story.change({ direction: after.direction })
  await expectShown(story, { brand: 'dragon', lang: 'ar', dir: 'ltr' })

  // As for who comes to it so: no text of the language before, and nothing lost that was played.
  await expectAlike(story, opened)
  expect([...story.takeErrors(), ...opened.takeErrors()]).toEqual([])
})
