import { iconCard, iconDocument, iconGlobe, iconHeadset, iconPin } from '@topup/ui-kit'
import { List, ListRow } from '@topup/ui-kit/popups'
import { htmlLang, nativeNameOf } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { valueOr } from '../../store/state/loadable.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { storeVersion } from '../../platform/storeVersion.ts'
import { useOfferedLanguages } from '../../frame/useOfferedLanguages.ts'
import { paymentRegionName } from '../../features/region/paymentRegionName.ts'
import { openProduct } from '../../features/products/openProduct.ts'
import { useCustomerService } from '../../features/support/useCustomerService.ts'

/** Where the build leaves the licences of the libraries that are part of the store. */
const licencesPath = '/licences.txt'

/**
 * Prepaid card, customer service, language, payment region, and at their foot the licences with the store's version; the
 * legal texts stand in the footer below. Source: decisions 42, 54 and 85, design "23-my".
 */
export function MyLinks() {
  const { brand, popups, translator } = useServices()
  const { t } = useTranslation()
  const offered = useOfferedLanguages()
  const language = translator.language()
  const askForHelp = useCustomerService()
  return (
    <>
      <List>
        <RedeemRow />
        <ListRow
          lead={{ kind: 'icon', icon: iconHeadset }}
          title={t('support.title')}
          tap={{ kind: 'press', opens: 'dialog', press: askForHelp }}
        />
        {offered.length > 1 && (
          <ListRow
            lead={{ kind: 'icon', icon: iconGlobe }}
            title={t('language.title')}
            value={<span lang={htmlLang(language)}>{nativeNameOf(language)}</span>}
            tap={{
              kind: 'press',
              opens: 'dialog',
              press: () => popups.getState().push({ kind: 'language' }),
            }}
          />
        )}
        {brand.regions.length > 1 && <RegionRow />}
      </List>
      <List>
        <LegalRow name={t('legal.licences')} href={licencesPath} note={storeVersion()} />
      </List>
    </>
  )
}

/** Where the chosen game is sold, and the way to another region. */
function RegionRow() {
  const { brand, popups, session } = useServices()
  const { t } = useTranslation()
  const region = useSelected(session, (state) => state.region)
  return (
    <ListRow
      lead={{ kind: 'icon', icon: iconPin }}
      title={t('region.title')}
      value={paymentRegionName(t, brand, region)}
      tap={{ kind: 'press', opens: 'dialog', press: () => popups.getState().push({ kind: 'region' }) }}
    />
  )
}

/** The exchange of a 43-point card, where the game sells one. */
function RedeemRow() {
  const services = useServices()
  const { t } = useTranslation()
  const groups = useSelected(services.catalogue, (state) => state.products)
  const card = valueOr(groups, [])
    .flatMap(({ products }) => products)
    .find(({ isPointCard }) => isPointCard)
  if (card === undefined) return null
  return (
    <ListRow
      lead={{ kind: 'icon', icon: iconCard }}
      title={t('card.title')}
      tap={{ kind: 'press', opens: 'dialog', press: () => openProduct(services, card) }}
    />
  )
}

function LegalRow(row: { readonly name: string; readonly href: string; readonly note?: string | undefined }) {
  const { name, href, note } = row
  return (
    <ListRow
      lead={{ kind: 'icon', icon: iconDocument }}
      title={name}
      note={note}
      tap={{ kind: 'link', href, window: 'new' }}
    />
  )
}
