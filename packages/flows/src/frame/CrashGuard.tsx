import { AlertMessage } from '@topup/ui-kit'
import { Component } from 'react'
import type { ReactNode } from 'react'
import { noteTrouble } from '../platform/trouble.ts'
import { useServices } from '../store/servicesContext.tsx'
import { useFreePage } from './useFreePage.ts'

/**
 * Catches every crash as a last resort: the page says that orders are safe and shows what to do next. Source:
 * faults B-19.
 */
export class CrashGuard extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(reason: unknown) {
    noteTrouble('screen', reason)
  }

  override render() {
    return this.state.crashed ? <CrashNotice /> : this.props.children
  }
}

/** Says that something in the store broke; nothing on this page can break again. */
export function CrashNotice() {
  return (
    <main className="page page--plain">
      <CrashMessage />
    </main>
  )
}

/** Says the same in place of one part; the rest of the page keeps working. */
export function CrashMessage() {
  const { translator } = useServices()
  useFreePage()
  return (
    <AlertMessage
      title={translator.t('pages.crashed.title')}
      text={translator.t('pages.crashed.text')}
      action={translator.t('pages.crashed.reload')}
      onAction={() => location.assign('/')}
    />
  )
}
