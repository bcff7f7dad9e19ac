import { ChoiceGrid, Sheet } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { changeRegion } from './changeRegion.ts'
import { paymentRegionName } from './paymentRegionName.ts'

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
