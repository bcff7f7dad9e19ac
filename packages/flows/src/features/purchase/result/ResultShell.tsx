import type { Order } from '@topup/domain'
import { Dialog, ResultCard } from '@topup/ui-kit/popups'
import type { ComponentType, ReactNode } from 'react'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { canReopen, forgetMethod, reopenRecharge } from './resultActions.ts'

/** What a result shows, in a popup or on a page. */
interface ResultShellProps {
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

/**
 * The functions that reopen the recharge of an order's product, for another method or as it was; null where nothing
 * can be offered. Source: spec §4 "Result popup".
 */
export function useReopened(
  entry: Order,
  leave: () => void,
): { readonly changeMethod: () => void; readonly goOn: () => void } | null {
  const services = useServices()
  const isOffered = useSelected(services.catalogue, () => canReopen(services, entry))
  if (!isOffered) return null
  const goOn = () => reopenRecharge(services, entry, leave)
  const changeMethod = () => {
    forgetMethod(services)
    goOn()
  }
  return { changeMethod, goOn }
}
