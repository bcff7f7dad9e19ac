import { RadioGroup, SectionTitle, Skeleton } from '@topup/ui-kit'
import { EmptyState, List, PaymentRow, RegionSelect } from '@topup/ui-kit/popups'
import type { MethodRegion, PaymentSelection } from '@topup/domain'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingRows } from '../../../frame/WaitingRows.tsx'
import { LoadFailed } from '../../../frame/LoadFailed.tsx'
import { useSelected } from '../../../store/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { choosePayway } from './choosePayway.ts'
import { partIds } from '../checkout/leadToPart.ts'
import { useRegionNames } from './useRegionNames.ts'
import { useMethodNote } from './useMethodNote.ts'

/** Region and payment methods; `heading` is `h2` on pages and `h3` inside popups. Source: spec §2 "Recharge popup", §4 "Recharge flow". */
export function MethodList({ heading }: { readonly heading: 'h2' | 'h3' }) {
  const { recharge } = useCheckout()
  const { t } = useTranslation()
  useOwnLanguage()
  const methods = useSelected(recharge, (state) => state.methods)
  const payment = useSelected(recharge, (state) => state.payment)
  const { region } = payment.choice

  return (
    <section className="stack-tight" id={partIds.methods}>
      <SectionTitle
        as={heading}
        end={
          // The regions come with the methods; until then their place is kept.
          methods.kind === 'loading' ? (
            <Skeleton width="108px" height="44px" radius="var(--r-ctl)" />
          ) : (
            methods.kind === 'ready' && region !== null && <Regions regions={methods.value} region={region} />
          )
        }
      >
        {t('recharge.payWith')}
      </SectionTitle>
      {methods.kind === 'loading' && <WaitingRows label={t('recharge.loading')} />}
      {methods.kind === 'failed' && (
        <LoadFailed
          title={t('recharge.failed')}
          error={methods.error}
          onRetry={() => void recharge.getState().loadMethods()}
        />
      )}
      {methods.kind === 'ready' && region === null && (
        <EmptyState variant="note" title={t('recharge.empty')} text={t('recharge.emptyText')} />
      )}
      {methods.kind === 'ready' && region !== null && <Methods payment={payment} region={region} />}
    </section>
  )
}

/** Loads methods and coupons again when the language changes, because their names arrive in it. */
function useOwnLanguage(): void {
  const { recharge } = useCheckout()
  const { language } = useTranslation().i18n
  const shown = useRef(language)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    const opened = recharge.getState()
    void opened.loadMethods()
    if (opened.couponList === 'known') void opened.loadCoupons()
  }, [recharge, language])
}

function Regions({
  regions,
  region,
}: {
  readonly regions: readonly MethodRegion[]
  readonly region: string
}) {
  const { recharge } = useCheckout()
  const { t } = useTranslation()
  const nameOf = useRegionNames(regions.map((option) => option.region))
  return (
    <RegionSelect
      label={t('recharge.region')}
      options={regions.map((option) => ({ value: option.region, name: nameOf(option.region) }))}
      value={region}
      onChange={(chosen) => recharge.getState().choosePayment({ kind: 'regionChosen', region: chosen })}
    />
  )
}

function Methods({ payment, region }: { readonly payment: PaymentSelection; readonly region: string }) {
  const services = useCheckout()
  const { recharge, popups } = services
  const { t } = useTranslation()
  const note = useMethodNote()
  const isPlacing = useSelected(recharge, (state) => state.placing.kind !== 'no' || state.isAwaiting)
  const methods = payment.regions.find((option) => option.region === region)?.methods ?? []
  const picked = payment.choice.kind === 'method' ? payment.choice.picked : null
  const chosen = picked?.method.paywayId ?? null
  const subMethod = picked?.subMethod ?? null

  const choose = (paywayId: string, hasSubMethods: boolean) => {
    choosePayway(services, { kind: 'methodChosen', paywayId })
    if (hasSubMethods) popups.getState().push({ kind: 'subMethods', paywayId })
  }
  return (
    <List>
      <RadioGroup label={t('recharge.payWith')} arrows="focus">
        {methods.map((method) => (
          <PaymentRow
            key={method.paywayId}
            name={method.name}
            note={method.paywayId === chosen && subMethod !== null ? subMethod.name : note(method)}
            picture={method.iconUrl ?? undefined}
            selected={method.paywayId === chosen}
            leadsTo={method.subMethods.length > 0 ? 'submethods' : undefined}
            disabled={isPlacing}
            onSelect={() => choose(method.paywayId, method.subMethods.length > 0)}
          />
        ))}
      </RadioGroup>
    </List>
  )
}
