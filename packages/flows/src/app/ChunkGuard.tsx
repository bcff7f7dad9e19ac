import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'

/**
 * When the code of a part cannot be had (a new deployment, a dead network) the rest of the page stays, and in its place
 * stands the way to a reload: some browsers (Firefox) keep a failed import and all that needs it for as long as the
 * document lives, whatever is asked again. What is chosen and ordered is stored and waits. Source: faults B-09.
 */
export class ChunkGuard extends Component<
  { readonly Notice: ComponentType; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { Notice, children } = this.props
    return this.state.failed ? <Notice /> : children
  }
}
