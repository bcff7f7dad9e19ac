import '@topup/ui-kit/styles/popups.css'
import { Header, iconTopUp, useHiddenOnScroll } from '@topup/ui-kit'
import { StepBar } from '@topup/ui-kit/popups'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'
import { StoreFooter } from '../../frame/StoreFooter.tsx'
import { UnderHeader } from '../../frame/openOrders/UnderHeader.tsx'
import { useHeader } from '../../frame/useHeader.tsx'
import { MyPageLink } from './MyPageLink.tsx'
import { useStepPages } from './useStepPages.ts'

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
