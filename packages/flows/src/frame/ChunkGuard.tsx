import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'

interface Props {
  readonly Notice: ComponentType
  readonly of?: string
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
  readonly of: string | undefined
}

/**
 * Offers a reload in place of a part whose code cannot be loaded (a new release, no network); the rest of the
 * page stays. Only a reload helps everywhere: some browsers (Firefox) keep a failed import, and all that needs
 * it, as long as the document lives. Selection and orders are stored and survive the reload. `of` is what the
 * part is about: when it changes, the code is requested again. Source: faults B-09.
 */
export class ChunkGuard extends Component<Props, State> {
  override state: State = { failed: false, of: this.props.of }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { failed: false, of }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { Notice, children } = this.props
    return this.state.failed ? <Notice /> : children
  }
}
