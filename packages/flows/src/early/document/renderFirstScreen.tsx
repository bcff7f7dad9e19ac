import { renderToStaticMarkup } from 'react-dom/server'
import { place } from '../partNames.ts'
import { FirstScreen, type FirstScreenProps } from './FirstScreen.tsx'
import { Parts } from './Parts.tsx'

/** What a document holds before any script, as HTML; the page itself brings no code for it. */
export const renderFirstScreen = (
  props: FirstScreenProps,
): { readonly shell: string; readonly parts: string } => ({
  shell: renderToStaticMarkup(<FirstScreen {...props} />),
  parts: props.isOld ? '' : renderParts(),
})

const renderParts = () =>
  renderToStaticMarkup(<Parts />)
    // React hints at pictures, and these are none yet.
    .replace(/<link rel="preload"[^>]*>/g, '')
    // Where drawings are is not known while the build goes on.
    .replace(/(<use href=")[^"]*/g, `$1${place('artwork')}`)
