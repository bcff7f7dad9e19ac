import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { noteTrouble } from '../platform/trouble.ts'
import { LostCode } from '../store/loadCode.ts'
import type { LostPart } from './useLostPart.ts'

interface Props {
  /** Stands in place of a part whose code is lost. */
  readonly Lost: ComponentType<LostPart>
  /** Stands in place of a part that broke; left out where the next boundary says so. */
  readonly Broken?: ComponentType
  readonly of?: string
  readonly children: ReactNode
}

interface State {
  readonly failure: { readonly reason: unknown } | null
  readonly of: string | undefined
}

/**
 * Draws `Lost` in place of a part whose code cannot be loaded (a new release, no network), until it is loaded after all; the
 * rest of the page stays. `of` is what the part is about: when it changes, the code is requested again. Source: faults B-09,
 * decision 78.
 */
export class ChunkGuard extends Component<Props, State> {
  override state: State = { failure: null, of: this.props.of }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { failure: null, of }
  }

  static getDerivedStateFromError(reason: unknown) {
    return { failure: { reason } }
  }

  override componentDidCatch(reason: unknown) {
    noteTrouble('screen', reason)
  }

  override render() {
    const { Lost, Broken, children } = this.props
    const { failure } = this.state
    if (failure === null) return children
    const { reason } = failure
    if (reason instanceof LostCode)
      return <Lost load={reason.load} onThere={() => this.setState({ failure: null })} />
    if (Broken === undefined) throw reason
    return <Broken />
  }
}
