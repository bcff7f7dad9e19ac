import { canChangeRegion, selectionAfterRegion } from '@topup/domain'
import { loading } from '../../store/state/loadable.ts'
import type { Services } from '../../store/services.ts'

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
