import { DocsContext } from '@storybook/addon-docs/blocks'
import { storyNameFromExport } from 'storybook/internal/csf'
import { useContext, useEffect } from 'react'
import { languageOf } from '../storyBrands.ts'
import { dressPage } from '../dressPage.ts'
import { addressOf } from '../wall/drawingFrame.ts'
import { Stills } from '../wall/Stills.tsx'
import { sourceOf, storiesIn } from '../wall/stories.ts'
import './docs.css'
import { storyNotes } from './storyNotes.ts'

/** Every state of a popup as a picture, with what its story says of it; the name leads to the living story. */
export function States({ file }: { readonly file: string }) {
  const globals = useToolbar()
  const source = sourceOf(file)
  const notes = storyNotes(source)
  const names = storiesIn(source)
  const brand = String(globals['brand'])
  const language = languageOf(globals['language'])
  useEffect(() => dressPage({ ...globals, language: 'en', direction: 'ltr' }), [globals])
  return (
    <Stills
      tiles={[...names.keys()].map((story) => ({ story, brand, language }))}
      width={390}
      height={720}
      scale={0.6}
      globals={globals}
      nameOf={({ story }) => storyNameFromExport(names.get(story) ?? '')}
      caption={({ story }) => (
        <>
          <a href={addressOf(story, globals)} target="_blank" rel="noreferrer">
            <b>{storyNameFromExport(names.get(story) ?? '')}</b>
          </a>
          <span className="docs-state__note">{notes.get(names.get(story) ?? '')}</span>
        </>
      )}
    />
  )
}

/** What the toolbar holds; Storybook draws a page of documentation again when that changes. */
function useToolbar(): Readonly<Record<string, unknown>> {
  const context = useContext(DocsContext)
  return context.getStoryContext(context.storyById()).globals
}
