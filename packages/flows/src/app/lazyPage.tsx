import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { PageSkeleton } from './PageSkeleton.tsx'

/** A page whose code is a chunk of its own; a skeleton keeps its place meanwhile. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Page = lazy(() => load().then((component) => ({ default: component })))
  return function LazyPage(props: Props) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Page {...props} />
      </Suspense>
    )
  }
}
