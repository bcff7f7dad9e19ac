import { matchesMedia } from '../base/mediaQuery.ts'
import { layerAbove } from './layers.ts'
import { holdForSuccessor, successionNow } from './succession.ts'

/** Longest a leaving popup may stay on screen, in milliseconds, in case its animation never reports an end. */
const longestMs = 400

/**
 * Lets a popup leave with an animation although its owner has already removed it: an inert copy stays for 200 ms.
 * Call it just before removal; nothing happens when the element stays or motion is unwanted (design.md §5). Where another
 * popup takes its place, it does not move; one that leaves from below another stays below it.
 */
export function playExit(layer: HTMLElement): void {
  if (!matchesMedia('(prefers-reduced-motion: no-preference)')) return
  const copy = layer.cloneNode(true) as HTMLElement
  const above = layerAbove(layer)
  queueMicrotask(() => {
    const succession = successionNow()
    if (layer.isConnected || succession === 'succeeded') return
    copy.classList.remove('layer--still')
    copy.classList.add(succession === 'waits' ? 'layer--still' : 'layer--leaving')
    copy.setAttribute('aria-hidden', 'true')
    copy.setAttribute('inert', '')
    copy.removeAttribute('role')
    for (const part of copy.querySelectorAll('[id],[name]')) {
      part.removeAttribute('id')
      part.removeAttribute('name')
    }
    document.body.insertBefore(copy, above?.parentNode === document.body ? above : null)
    if (succession === 'waits') return holdForSuccessor(copy)
    const timer = setTimeout(() => copy.remove(), longestMs)
    copy.addEventListener('animationend', () => {
      clearTimeout(timer)
      copy.remove()
    })
  })
}
