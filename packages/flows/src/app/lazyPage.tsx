import type { ComponentType } from 'react'
import { loadedPart } from '../store/loadedPart.tsx'
import { PageSkeleton } from '../frame/PageSkeleton.tsx'

/** A page whose code is a chunk of its own; a skeleton keeps its place meanwhile. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return loadedPart(load, PageSkeleton).Part
}
