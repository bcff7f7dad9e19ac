import type { ComponentType } from 'react'
import { lazyComponent } from '../store/lazyComponent.tsx'
import { PageSkeleton } from '../frame/PageSkeleton.tsx'

/** A page whose code is a chunk of its own; a skeleton is shown until it is loaded. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyComponent(load, PageSkeleton).Part
}
