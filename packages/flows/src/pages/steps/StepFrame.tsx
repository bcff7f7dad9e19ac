import { Header, iconDocument, iconTopUp, useHiddenOnScroll } from '@topup/ui-kit'
import { IconLink, StepBar } from '@topup/ui-kit/popups'
import '@topup/ui-kit/styles/popups.css'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useHeader } from '../../frame/PageFrame.tsx'
import { StoreFooter } from '../../frame/StoreFooter.tsx'
import { UnderHeader } from '../../frame/openOrders/UnderHeader.tsx'
import { useServices, useGo } from '../../store/servicesContext.tsx'
import type { PopupRequest } from '../../store/state/popupStack.ts'
import type { ResultOrigin } from './PayPages.tsx'

const steps = ['selectGame', 'characterAndProduct', 'recharge', 'result'] as const

/** The four steps of the old layout. Source: spec §2 "Step bar". */
export type Step = (typeof steps)[number]

/**
 * Draws header, step bar (two brands have none) and footer around one step. Source: spec §2 "Step bar",
 * decision 38.
 */
export function StepFrame(props: {
  readonly step: Step
  /** The bar at the foot of the page. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}) {
  const { step, foot, children } = props
  const { brand } = useServices()
  const { t } = useTranslation()
  const header = useHeader()
  useStepPages()
  const hidden = useHiddenOnScroll()
  const current = steps.indexOf(step)
  return (
    <>
      <Header
        {...header}
        icon={iconTopUp}
        link={<MyPageLink />}
        title={step === 'characterAndProduct' ? t('steps.characterAndProductTitle') : t(`steps.${step}`)}
        hidden={hidden}
      />
      {step !== 'result' && <UnderHeader />}
      {brand.stepBar && (
        <StepBar
          label={t('steps.label', { step: current + 1, count: steps.length })}
          steps={steps.map((name) => t(`steps.${name}`))}
          current={current}
        />
      )}
      <main className={step === 'recharge' ? 'page-above-bar page-above-bar--tall' : 'page-above-bar'}>
        {children}
      </main>
      <StoreFooter />
      {foot}
    </>
  )
}

/** Holds pages of both layouts within the old one: what they open of recharge and result are the pages of the steps. */
export function StepPages() {
  useStepPages()
  return <Outlet />
}

/** Makes recharge and result open as pages, not popups, while a step is on screen. */
function useStepPages(): void {
  const { popups } = useServices()
  const go = useGo()
  const { pathname } = useLocation()
  useEffect(
    () =>
      popups.getState().divert((request) => {
        const route = stepRoute(request, pathname)
        if (route === null) return false
        go(route.path, { state: route.state })
        return true
      }),
    [popups, go, pathname],
  )
}

/** A page that the old layout shows in place of a popup. */
export interface StepRoute {
  readonly path: '/recharge' | '/result'
  readonly state?: ResultOrigin
}

/**
 * Finds the step that the old layout shows in place of a popup; null for popups that both layouts have. Routes
 * to Result carry the mark of where the player came from; `pathname` is where the player is. Source: spec §2
 * "Old layout", "Route behaviour".
 */
export function stepRoute(request: PopupRequest, pathname: string): StepRoute | null {
  if (request.kind === 'recharge') return { path: '/recharge' }
  if (request.kind !== 'result') return null
  const from = pathname === '/my' ? 'my' : 'recharge'
  return { path: '/result', state: { from, order: request.order } }
}

/** The way from a step to the player's orders, which has no bottom navigation. Source: decision 59. */
function MyPageLink() {
  const { t } = useTranslation()
  const go = useGo()
  return <IconLink icon={iconDocument} label={t('nav.my')} href={myPage} onOpen={() => go(myPage)} />
}

const myPage = '/my'
