import type { IconShape } from './icons.ts'

/** The `alertf` drawing. */
export const iconAlertFilled: IconShape = {
  d: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20ZM10.8 6.5h2.4l-.3 7h-1.8ZM12 17.8a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z',
  filled: true,
}
/** The `bank` drawing. */
export const iconBank: IconShape = {
  d: 'M3.5 9.5 12 4l8.5 5.5ZM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3.5 20h17M4.5 17h15',
}
/** The `card` drawing. */
export const iconCard: IconShape = { d: 'M3 5.5h18v13H3ZM3 9.5h18M6.5 15h4' }
/** The `checkf` drawing. */
export const iconCheckFilled: IconShape = {
  d: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20Zm-1.3-5.6 6.8-7.2-1.6-1.5-5.2 5.5-2.6-2.6-1.6 1.6Z',
  filled: true,
}
/** The `clockf` drawing. */
export const iconClockFilled: IconShape = {
  d: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20ZM11 6.5h2v5.2l3.6 2.1-1 1.7-4.6-2.7Z',
  filled: true,
}
/** The `copy` drawing. */
export const iconCopy: IconShape = { d: 'M9 9h11v11H9ZM15 9V4H4v11h5' }
/** The `crown` drawing. */
export const iconCrown: IconShape = { d: 'M3.5 8.5 8 12l4-6.5 4 6.5 4.5-3.5L18.8 18H5.2ZM5.5 21h13' }
/** The `ext` drawing. */
export const iconExternal: IconShape = { d: 'M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9', directed: true }
/** The `eye` drawing. */
export const iconEye: IconShape = {
  d: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
}
/** The `eyeoff` drawing. */
export const iconEyeOff: IconShape = {
  d: 'M4 4l16 16M9.9 5.7c.7-.1 1.4-.2 2.1-.2 6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.2 7.3C3.8 9.2 2.5 12 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2',
}
/** The `grid` drawing. */
export const iconGrid: IconShape = {
  d: 'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z',
}
/** The `headset` drawing. */
export const iconHeadset: IconShape = {
  d: 'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h3v6H5.5A1.5 1.5 0 0 1 4 18ZM20 13.5h-3v6h1.5A1.5 1.5 0 0 0 20 18ZM18.5 19.5c-.8 1.3-2.5 2-5 2',
}
/** The `history` drawing. */
export const iconHistory: IconShape = {
  d: 'M3.5 12a8.5 8.5 0 1 0 2.7-6.2L3.5 8.2M3.5 4v4.2h4.2M12 7.5V12l3 2',
}
/** The `key` drawing. */
export const iconKey: IconShape = { d: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 12h9M18 12v3.5M15 12v2.5' }
/** The `left` drawing. */
export const iconLeft: IconShape = { d: 'm14.5 6-6 6 6 6', directed: true }
/** The `lock` drawing. */
export const iconLock: IconShape = { d: 'M6 10.5h12v10H6ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5' }
/** The `lockf` drawing. */
export const iconLockFilled: IconShape = {
  d: 'M7.5 10V7.8a4.5 4.5 0 0 1 9 0V10H18a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 18 21H6a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 6 10Zm2 0h5V7.8a2.5 2.5 0 0 0-5 0Z',
  filled: true,
}
/** The `logout` drawing. */
export const iconLogout: IconShape = { d: 'M10 4H5v16h5M14.5 7.5 19 12l-4.5 4.5M19 12H9', directed: true }
/** The `pen` drawing. */
export const iconPen: IconShape = { d: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19Z' }
/** The `phone` drawing. */
export const iconPhone: IconShape = { d: 'M7 2.5h10v19H7ZM11 18.5h2' }
/** The `pin` drawing. */
export const iconPin: IconShape = {
  d: 'M12 21.5s7-6 7-11.5a7 7 0 1 0-14 0c0 5.5 7 11.5 7 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
}
/** The `plus` drawing. */
export const iconPlus: IconShape = { d: 'M12 5v14M5 12h14' }
/** The `shield` drawing. */
export const iconShield: IconShape = {
  d: 'M12 3l8 2.8v5.7c0 5-3.4 8-8 9.7-4.6-1.7-8-4.7-8-9.7V5.8ZM8.5 12l2.5 2.5 4.5-5',
}
/** The `sort` drawing. */
export const iconSort: IconShape = { d: 'M4 7h16M4 12h10M4 17h6' }
/** The `star` drawing. */
export const iconStar: IconShape = {
  d: 'm12 3.5 2.6 5.5 6 .7-4.4 4.1 1.2 5.9-5.4-2.9-5.4 2.9 1.2-5.9L3.4 9.7l6-.7Z',
}
/** The `swap` drawing. */
export const iconSwap: IconShape = { d: 'M7 4 3.5 7.5 7 11M3.5 7.5H17M17 13l3.5 3.5L17 20M20.5 16.5H7' }
/** The `tag` drawing. */
export const iconTag: IconShape = { d: 'M3.5 3.5h8L21 13l-8 8-9.5-9.5ZM8 8v.1' }
/** The `ticket` drawing. */
export const iconTicket: IconShape = {
  d: 'M3.5 6.5h17v3.3a2.3 2.3 0 0 0 0 4.5v3.2h-17v-3.2a2.3 2.3 0 0 0 0-4.5ZM14 6.8v2M14 11v2M14 15.2v2',
}
/** The `wallet` drawing. */
export const iconWallet: IconShape = {
  d: 'M4 7.5h15a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5h11.5v3M16.5 13.5v.1',
}
