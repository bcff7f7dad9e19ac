import { picture } from './picture.tsx'

/** Message picture: a map whose route ends: region unknown. */
export const LostMapPicture = /* @__PURE__ */ picture('lost-map')

/** Message picture: a broken link: parameters missing or wrong. */
export const BrokenLinkPicture = /* @__PURE__ */ picture('broken-link')

/** Message picture: an hourglass that has run out: an order expired. */
export const HourglassPicture = /* @__PURE__ */ picture('hourglass')

/** Message picture: an identity card on a shield: real name needed. */
export const IdentityShieldPicture = /* @__PURE__ */ picture('identity-shield')

/** Message picture: 404. */
export const NotFoundPicture = /* @__PURE__ */ picture('not-found')

/** Message picture: a document with a fault: order cannot be paid. */
export const FaultyFormPicture = /* @__PURE__ */ picture('faulty-form')

/** Message picture: an empty ticket: nothing in this list. */
export const EmptyTicketPicture = /* @__PURE__ */ picture('empty-ticket')
