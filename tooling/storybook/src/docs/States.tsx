import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect } from 'react'
import { storyNameFromExport } from 'storybook/internal/csf'
import { dressPage } from '../dressPage.ts'
import { languageOf } from '../storyBrands.ts'
import { Wall } from '../wall/Wall.tsx'
import { sourceOf, storiesIn, storyNotes } from '../wall/stories.ts'

/** Every state of a popup as a picture, with what its story says of it; the name leads to the living story. */
export function States({ file }: { readonly file: string }) {
  // What the toolbar holds; Storybook draws a page of documentation again when that changes.
  const context = useContext(DocsContext)
  const { globals } = context.getStoryContext(context.storyById())
  const source = sourceOf(file)
  const notes = storyNotes(source)
  const brand = String(globals['brand'])
  const language = languageOf(globals['language'])
  useEffect(() => dressPage({ ...globals, language: 'en', direction: 'ltr' }), [globals])
  return (
    <Wall
      tiles={[...storiesIn(source)].map(([story, exported]) => ({
        story,
        brand,
        language,
        name: storyNameFromExport(exported),
        note: notes.get(exported),
      }))}
      width={390}
      height={720}
      scale={0.6}
      globals={globals}
    />
  )
}
