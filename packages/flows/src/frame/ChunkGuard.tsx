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
 * When the code of a part cannot be had (a new deployment, a dead network) the rest of the page stays, and in its place
 * stands the way to a reload: some browsers (Firefox) keep a failed import and all that needs it for as long as the
 * document lives, whatever is asked again. What is chosen and ordered is stored and waits. `of` is what the part is
 * about: another one is another try. Source: faults B-09.
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
