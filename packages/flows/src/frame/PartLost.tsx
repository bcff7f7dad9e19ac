import { AlertMessage } from '@topup/ui-kit'
import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isOffline } from '../platform/device.ts'
import { noteTrouble } from '../platform/trouble.ts'
import { useIsPast } from '../platform/useIsPast.ts'
import { LostCode } from '../store/loadCode.ts'
import { useServices } from '../store/servicesContext.tsx'
import { PageFrame, tabOf } from './PageFrame.tsx'

/** In place of a part of a page whose code is lost: why, and that it opens by itself. Source: faults B-09, decision 78. */
export function PartLost(part: LostPart) {
  const { t } = useTranslation()
  const { title, text, tryAgain } = useLostPart(part)
  return (
    <AlertMessage
      place="part"
      title={t(title)}
      text={t(text)}
      action={t('common.tryAgain')}
      onAction={tryAgain}
    />
  )
}

/** The same in place of a whole page; header and navigation stay, so that the player can go elsewhere. */
export function PageLost(part: LostPart) {
  return (
    <PageFrame tab={tabOf(useLocation().pathname)} state="coming">
      <PartLost {...part} />
    </PageFrame>
  )
}

/** How long after a tap nothing is said of its popup, in milliseconds. */
const unsaidMs = 2_600

/** Whether code that was waited for at a tap is slow to come. */
export const useIsLate = (): boolean => useIsPast(useServices().clock, unsaidMs)

/** In place of popups whose code is slow to come; what the document has drawn in their place stays. Source: faults W-12. */
export function PopupComing() {
  const { popups } = useServices()
  const { t } = useTranslation()
  if (!useIsLate() || popups.getState().standIn?.isOpen() === true) return null
  const close = () => popups.getState().closeAll()
  return (
    <AlertMessage
      place="over"
      title={t('common.loading')}
      text={t('common.slow')}
      action={t('common.close')}
      onAction={close}
    />
  )
}

/** The same for popups; without their code they cannot be drawn, so the page is left free again. */
export function PopupLost(part: LostPart) {
  const { popups } = useServices()
  const { t } = useTranslation()
  useFreePage()
  // The player has tapped: a page that reloads by itself would take the tap with it, and say nothing.
  const { title, text, tryAgain } = useLostPart(part, 'stays')
  return (
    <AlertMessage
      place="over"
      title={t(title)}
      text={t(text)}
      action={t('common.tryAgain')}
      onAction={tryAgain}
      close={{ label: t('common.close'), press: () => popups.getState().closeAll() }}
    />
  )
}

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

/** A part whose code is lost. */
interface LostPart {
  /** Requests the code again. */
  readonly load: () => Promise<unknown>
  /** Called when the code is loaded after all. */
  readonly onThere: () => void
}

/** How often lost code is requested again while its place is on screen. Source: decision 78. */
export const againMs = 10_000

/**
 * Requests lost code again when the player returns or the network is back, every ten seconds, and at a tap; says why it is
 * lost. Where the host is there and the file is not, as after a deployment, the page is reloaded once, if that loses nothing.
 * Some browsers (Firefox) keep a failed import as long as the document lives: a tap may then reload again. Source: faults
 * B-09, decision 78.
 */
function useLostPart(
  { load, onThere }: LostPart,
  /** `stays`: the page is reloaded at a tap alone. */
  page: 'reloads' | 'stays' = 'reloads',
): {
  readonly title: 'pages.partLost.title' | 'pages.partLost.offlineTitle'
  readonly text: 'pages.partLost.text' | 'pages.partLost.offlineText'
  readonly tryAgain: () => void
} {
  const { clock, visibility, reloadForCode } = useServices()
  const [offline, setOffline] = useState(isOffline)
  const there = useRef(onThere)
  const tryAgain = async (by: 'itself' | 'player', signal?: AbortSignal) => {
    try {
      await load()
      if (signal?.aborted !== true) there.current()
    } catch {
      if (signal?.aborted === true) return
      setOffline(isOffline())
      if (by === 'player' || page === 'reloads') await reloadForCode(by)
    }
  }
  const attempt = useRef(tryAgain)
  useEffect(() => {
    there.current = onThere
    attempt.current = tryAgain
  })
  useEffect(() => {
    const over = new AbortController()
    const again = () => attempt.current('itself', over.signal)
    const keepTrying = async () => {
      if (page === 'reloads') await reloadForCode('itself')
      for (;;) {
        await clock.wait(againMs, over.signal)
        await again()
      }
    }
    keepTrying().catch(() => undefined)
    const stop = visibility.onReturn(() => void again())
    return () => {
      over.abort()
      stop()
    }
  }, [clock, visibility, reloadForCode, page])
  return {
    title: offline ? 'pages.partLost.offlineTitle' : 'pages.partLost.title',
    text: offline ? 'pages.partLost.offlineText' : 'pages.partLost.text',
    tryAgain: () => void tryAgain('player'),
  }
}

/** Frees the page from a sheet of the early script, whose popup will not be drawn. */
function useFreePage(): void {
  const { popups } = useServices()
  useEffect(() => popups.getState().standIn?.giveWay()?.focus({ preventScroll: true }), [popups])
}
