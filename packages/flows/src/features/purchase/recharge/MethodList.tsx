import { getCountryList } from '@topup/api-client'
import {
  type MethodRegion,
  type PaymentMethod,
  type PaymentOption,
  type PaymentSelection,
  decodePrice,
  foldText,
  htmlLang,
  optionKey,
  paymentGroup,
} from '@topup/domain'
import { RadioGroup, SectionTitle, Skeleton } from '@topup/ui-kit'
import { EmptyState, List, PaymentRow, RegionSelect } from '@topup/ui-kit/popups'
import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../frame/LoadFailed.tsx'
import { Rows } from '../../../frame/Rows.tsx'
import { WaitingRows } from '../../../frame/WaitingRows.tsx'
import { useSelected } from '../../../store/servicesContext.tsx'
import { attempt } from '../../../platform/device.ts'
import { useCheckout, partIds } from './useCheckout.tsx'
import { choosePayway } from './openRecharge.ts'
import { usePrice } from './usePrice.ts'

/** Region and payment methods; `heading` is `h2` on pages and `h3` inside popups. Source: spec §2 "Recharge popup", §4 "Recharge flow". */
export function MethodList({
  heading,
  emptyText,
}: {
  readonly heading: 'h2' | 'h3'
  /** What to do where there is no method, or none for the price; default: another product or region. */
  readonly emptyText?: string
}) {
  const { recharge } = useCheckout()
  const { t } = useTranslation()
  useOwnLanguage()
  const methods = useSelected(recharge, (state) => state.methods)
  const noMethod = useSelected(recharge, (state) => state.noMethod)
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
        <EmptyState
          variant="note"
          title={t(noMethod === 'price' ? 'recharge.empty' : 'recharge.none')}
          text={noMethod === 'picture' ? t('recharge.noPictures') : (emptyText ?? t('recharge.emptyText'))}
        />
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
      moreLabel={t('common.more')}
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
  const chosen = picked === null ? null : optionKey(picked.method)
  const subMethod = picked?.subMethod ?? null

  const choose = (method: PaymentMethod) => {
    const key = optionKey(method)
    choosePayway(services, { kind: 'methodChosen', key })
    if (method.subMethods.length > 0) popups.getState().push({ kind: 'subMethods', methodKey: key })
  }
  return (
    <Rows of={methods}>
      {(shown) => (
        <List>
          <RadioGroup label={t('recharge.payWith')} arrows="focus">
            {shown.map((method) => (
              <PaymentRow
                key={optionKey(method)}
                name={method.name}
                note={optionKey(method) === chosen && subMethod !== null ? subMethod.name : note(method)}
                picture={method.iconUrl ?? undefined}
                selected={optionKey(method) === chosen}
                leadsTo={method.subMethods.length > 0 ? 'submethods' : undefined}
                disabled={isPlacing}
                onSelect={() => choose(method)}
              />
            ))}
          </RadioGroup>
        </List>
      )}
    </Rows>
  )
}

const namedSubMethods = 3

/** The line under a method's name: its description, else its first sub-methods, else its group and its range of prices. */
export function useMethodNote(): (option: PaymentOption | PaymentMethod) => string | undefined {
  const { recharge } = useCheckout()
  const { t } = useTranslation()
  const print = usePrice()
  const currency = useSelected(recharge, (state) => state.product?.price?.currency ?? '')
  const rangeOf = ({ minAmount, maxAmount }: PaymentOption): string | null => {
    const [min, max] = [minAmount, maxAmount].map((amount) => print(decodePrice(amount, currency)))
    if (minAmount > 0 && maxAmount > 0) return t('recharge.between', { min, max })
    if (maxAmount > 0) return t('recharge.upTo', { max })
    return minAmount > 0 ? t('recharge.from', { min }) : null
  }
  return (option) => {
    if (option.description !== '') return option.description
    if ('subMethods' in option && option.subMethods.length > 0) {
      return option.subMethods
        .slice(0, namedSubMethods)
        .map(({ name }) => name)
        .join(', ')
    }
    const parts = [groupName(t, option), rangeOf(option)].filter((part) => part !== null)
    return parts.length === 0 ? undefined : parts.join('\u00a0· ')
  }
}

/**
 * The name of the group that a method belongs to; null when it has no group or its own name already says it.
 * Source: spec §9 "Channel grouping".
 */
export function groupName(t: TFunction, option: Pick<PaymentOption, 'paywayId' | 'name'>): string | null {
  const group = paymentGroup(option.paywayId)
  if (group === null) return null
  const name = t(`recharge.group.${group}`)
  return foldText(option.name).includes(foldText(name)) ? null : name
}

/**
 * The browser's own names of countries in a language; the code itself where the browser knows none, or has no names at
 * all (Chrome before 81). Source: spec §9 "Region names".
 */
export function namesByBrowser(language: string): (code: string) => string {
  const names = attempt(() => new Intl.DisplayNames([language], { type: 'region' }), null)
  return (code) => (names !== null && /^[A-Z]{2}$/.test(code) && attempt(() => names.of(code), code)) || code
}

/** The store's own texts for countries of the method list, by code. Source: spec §9 "Region names". */
const ownNames = (t: TFunction): Names => new Map(Object.entries(t('regionName', { returnObjects: true })))

type Names = ReadonlyMap<string, string>
const none: Names = new Map()

/**
 * Names the countries of the method list: with the store's own texts, then as the service names them, then as the
 * browser does. The service is asked only when a country has no text; its failure is silent, because the other names
 * stay. Source: spec §9 "Region names", §7 "Lists and config".
 */
export function useRegionNames(regions: readonly string[]): (region: string) => string {
  const { api, session, translator } = useCheckout()
  const { t } = useTranslation()
  const clientId = useSelected(session, (state) => state.clientId)
  const area = useSelected(session, (state) => state.region)
  // Once for all of them: the list may be long.
  const own = ownNames(t)
  const isUnnamed = regions.some((region) => !own.has(region))
  const [names, setNames] = useState(none)
  const language = translator.language()
  useEffect(() => {
    if (!isUnnamed || clientId === null) return
    const request = new AbortController()
    const { signal } = request
    const ask = async () => {
      const answer = await api.call(getCountryList, { client_id: clientId, domain_area: area }, { signal })
      if (!answer.ok || signal.aborted) return
      setNames(
        new Map(answer.value.content.map(({ code, name }) => [String(code), String(name ?? '').trim()])),
      )
    }
    ask().catch(() => undefined)
    return () => request.abort()
    // The names are in the language of the store.
  }, [api, clientId, area, isUnnamed, language])
  const byBrowser = namesByBrowser(htmlLang(language))
  return (region) => own.get(region) ?? (names.get(region) || byBrowser(region))
}
