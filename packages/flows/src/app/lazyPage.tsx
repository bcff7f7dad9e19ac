import type { ComponentType } from 'react'
import { ChunkGuard } from '../frame/ChunkGuard.tsx'
import { PageSkeleton } from '../frame/PageSkeleton.tsx'
import { PageLost } from '../frame/PartLost.tsx'
import { lazyComponent } from '../store/lazyComponent.tsx'

/** A page whose code is a chunk of its own; a skeleton is shown until it is loaded, a way on when it cannot be. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Part } = lazyComponent(load, PageSkeleton)
  return function LazyPage(props: Props) {
    return (
      <ChunkGuard Lost={PageLost}>
        <Part {...props} />
      </ChunkGuard>
    )
  }
}
