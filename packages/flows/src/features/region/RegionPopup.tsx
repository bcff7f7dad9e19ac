import { type BrandConfig, type PaymentRegion, canChangeRegion, selectionAfterRegion } from '@topup/domain'
import { ChoiceGrid, Sheet } from '@topup/ui-kit/popups'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Services } from '../../store/services.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { loading } from '../../store/state/loadable.ts'

/** The payment regions of this store. Source: spec §4 "Changing the region is allowed only to listed regions", decision 54. */
export function RegionPopup({ onClose }: { readonly onClose: () => void }) {
  const services = useServices()
  const { brand, session } = services
  const { t } = useTranslation()
  const region = useSelected(session, (state) => state.region)
  const choose = (wanted: string) => {
    onClose()
    changeRegion(services, wanted)
  }

  return (
    <Sheet title={t('region.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="stack">
        <p className="muted">{t('region.text')}</p>
        <ChoiceGrid
          label={t('region.title')}
          choices={brand.regions.map((listed) => ({
            value: listed,
            name: paymentRegionName(t, brand, listed),
          }))}
          value={region}
          onChoose={choose}
        />
      </div>
    </Sheet>
  )
}

/**
 * Sells the chosen game in another payment region of the brand. Products, prices and methods of the region before
 * leave the screen at once, so that they cannot be bought for this one. Any other value changes nothing. Source: spec §4
 * "Changing the region is allowed only to listed regions", decision 54.
 */
export function changeRegion(
  { brand, catalogue, selection, session }: Pick<Services, 'brand' | 'catalogue' | 'selection' | 'session'>,
  wanted: string,
): void {
  if (!canChangeRegion(brand.regions, wanted) || wanted === session.getState().region) return
  session.getState().changeRegion(wanted)
  selection.getState().change(selectionAfterRegion)
  catalogue.setState({ products: loading, pageConfig: loading })
  void catalogue.getState().load()
}

/** The name of a payment region: what it covers, in the language of the store. Source: decision 54. */
export function paymentRegionName(
  t: TFunction,
  { regionNames }: Pick<BrandConfig, 'regionNames'>,
  region: PaymentRegion,
): string {
  const names = regionNames?.[region]?.map((territory) => t(`regionName.${territory}`)) ?? []
  return names.length === 0 ? capitalised(region) : names.join(' / ')
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
