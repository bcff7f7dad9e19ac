import { PopupComing } from '../frame/PartLost.tsx'
import { lazyComponent } from '../store/lazyComponent.tsx'

/** The layer of all open popups. */
export const popupLayers = lazyComponent(
  () => import('./PopupLayers.tsx').then((module) => module.PopupLayers),
  PopupComing,
)
