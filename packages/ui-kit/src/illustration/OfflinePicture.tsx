import { picture } from './picture.tsx'

/** Message picture: a cloud with a cross: network error. */
export const OfflinePicture = /* @__PURE__ */ picture('offline')
