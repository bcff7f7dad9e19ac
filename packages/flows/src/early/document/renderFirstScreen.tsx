import type { ReactElement, ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LatePart, Parts } from './Parts.tsx'
import {
  AvatarSkeleton,
  BottomNavSkeleton,
  CategoryTabsSkeleton,
  DestinationSkeleton,
  Header,
  iconTopUp,
  ProductGridSkeleton,
  Skeleton,
  TilesSkeleton,
} from '@topup/ui-kit'

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

interface FirstScreenProps {
  readonly storeName: string
  readonly Mark: ComponentType
  /** The store's name as a drawing, where it has one. */
  readonly Wordmark?: ComponentType | undefined
  /** Whether the store never shows the new layout: it begins with its games and has no bottom bar. */
  readonly isOld: boolean
}

/**
 * The store before its script: header with the store's mark and name, then the skeleton of its first page. The build renders it
 * into the document. It has no text but the name, because the visitor's language is not known yet. Source: spec §2, design mock 02.
 */
function FirstScreen({ storeName, Mark, Wordmark, isOld }: FirstScreenProps) {
  return (
    <>
      <Header
        mark={<Mark />}
        storeName={storeName}
        wordmark={Wordmark && <Wordmark />}
        icon={iconTopUp}
        title={
          <>
            <span className="visually-hidden">{storeName}</span>
            <Skeleton shape="title" />
          </>
        }
        link={<AvatarSkeleton />}
        // The class of a header with links, which are of a language too.
        nav={isOld ? undefined : null}
      />
      <main className="page" aria-busy="true">
        {isOld ? <Games /> : <Products />}
      </main>
      {!isOld && <BottomNavSkeleton />}
    </>
  )
}

const Games = () => (
  <div className="pad">
    <TilesSkeleton />
  </div>
)

const Products = () => (
  <div className="columns">
    <div>
      <div className="pad">
        <DestinationSkeleton />
      </div>
      <CategoryTabsSkeleton />
      <ProductGridSkeleton />
    </div>
  </div>
)
