import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FirstScreen, type FirstScreenProps } from './FirstScreen.tsx'
import { LatePart } from './LatePart.tsx'
import { Parts } from './Parts.tsx'

/** What a document holds before any script, as HTML; the page itself brings no code for it. */
export const renderFirstScreen = (
  props: FirstScreenProps,
): { readonly shell: string; readonly parts: string } => ({
  shell: renderToStaticMarkup(<FirstScreen {...props} />),
  parts: renderParts(props.isOld ? <LatePart /> : <Parts />),
})

const renderParts = (parts: ReactElement) =>
  renderToStaticMarkup(parts)
    // React hints at pictures, and these are none yet.
    .replace(/<link rel="preload"[^<>]*>/g, '')
    // The early script adds the addresses: those of drawings are not known while the build goes on, and some browsers
    // would fetch what stands here.
    .replace(/(<(?:use|img)[^<>]{0,400}?) (?:href|src)="[^"<>]*"/g, '$1')
