import { Dialog, ResultCard } from '@topup/ui-kit/popups'
import type { ComponentType, ReactNode } from 'react'

/** What a result shows, in a popup or on a page. */
export interface ResultShellProps {
  readonly title: string
  readonly mark: ReactNode
  readonly text: string
  /** `Buttons`. */
  readonly actions: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Draws a result over a page or as a page. */
export type ResultShell = ComponentType<ResultShellProps>

/** Props that the views of all order states share. */
export interface ResultViewProps<Entry> {
  readonly entry: Entry
  readonly Shell: ResultShell
  readonly onClose: () => void
}

/** A result over a page; only its own buttons close it. Source: spec §2 "Result popup". */
export function ResultDialog(props: ResultShellProps) {
  return <Dialog role="alertdialog" dismissible={false} {...props} />
}

/** A result as the fourth step of the old layout. */
export function ResultSection({ title, mark, text, actions, children }: ResultShellProps) {
  return (
    <ResultCard title={title} mark={mark} text={text} actions={actions}>
      {children}
    </ResultCard>
  )
}
