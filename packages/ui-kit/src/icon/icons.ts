// The icons of the first route; it does not carry those of visitIcons.ts and moreIcons.ts.

/** One drawing on the 24 grid: path data, stroked at 1.9 or, when filled, painted even-odd (design "board-artwork"). */
export interface IconShape {
  readonly d: string
  readonly filled?: true
  /** The icon points in reading direction, so it is mirrored in right-to-left languages: arrows, logout. */
  readonly directed?: true
}

export const iconAlert: IconShape = { d: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5V13M12 16.3v.2' }
export const iconBag: IconShape = { d: 'M5 8h14l1 13H4ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5' }
export const iconCalendar: IconShape = { d: 'M4 5.5h16V20H4ZM4 10h16M8 3v4M16 3v4' }
export const iconCheck: IconShape = { d: 'm5 12.5 4.7 4.7L19.5 7' }
export const iconClock: IconShape = { d: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.3l3.5 2' }
export const iconDown: IconShape = { d: 'm6 9.5 6 6 6-6' }
export const iconEvent: IconShape = {
  d: 'M4 11h16v8.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19.5ZM3 7.5h18V11H3ZM12 7.5V21M12 7.5C9 7.5 6.8 6.3 7.3 4.4 7.9 2.4 11 3.3 12 7.5Zm0 0c3 0 5.2-1.2 4.7-3.1-.6-2-3.7-1.1-4.7 3.1Z',
}
export const iconGame: IconShape = {
  d: 'M7.5 7.5h9a5 5 0 0 1 4.9 4l.9 4.7c.4 2.3-2.3 3.7-3.9 2L16 15.8H8L5.6 18.2c-1.6 1.7-4.3.3-3.9-2l.9-4.7a5 5 0 0 1 4.9-4ZM7.5 10v3.5M5.8 11.75h3.4M16 11v.1M18 12.8v.1',
}
export const iconGem: IconShape = {
  d: 'M7 4h10l4 5.5L12 20.5 3 9.5ZM3 9.5h18M9 9.5 12 20.5 15 9.5 12 4 9 9.5',
}
export const iconGift: IconShape = {
  d: 'M4 11h16v10H4ZM3 7.5h18V11H3ZM12 7.5V21M12 7.5C9 7.5 6.8 6.3 7.3 4.4 7.9 2.4 11 3.3 12 7.5Zm0 0c3 0 5.2-1.2 4.7-3.1-.6-2-3.7-1.1-4.7 3.1Z',
}
export const iconGlobe: IconShape = {
  d: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.3 12h17.4M12 3c2.6 2.5 3.8 5.5 3.8 9s-1.2 6.5-3.8 9c-2.6-2.5-3.8-5.5-3.8-9S9.4 5.5 12 3Z',
}
export const iconUser: IconShape = {
  d: 'M12 12.2a4.3 4.3 0 1 0 0-8.6 4.3 4.3 0 0 0 0 8.6ZM4 20.8c.6-4 3.8-6 8-6s7.4 2 8 6',
}
export const iconRight: IconShape = { d: 'm9.5 6 6 6-6 6', directed: true }
export const iconServer: IconShape = {
  d: 'M4 4h16v6.5H4ZM4 13.5h16V20H4ZM7.5 7.2v.1M7.5 16.7v.1M11 7.25h5M11 16.75h5',
}
export const iconStarFilled: IconShape = {
  d: 'm12 2.8 2.8 6 6.6.8-4.9 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5-4.9-4.5 6.6-.8Z',
  filled: true,
}
export const iconTicketFilled: IconShape = {
  d: 'M3 5.5h18V10a2 2 0 0 0 0 4v4.5H3V14a2 2 0 0 0 0-4Zm11 2.7v2h1.8v-2Zm0 2.8v2h1.8v-2Zm0 2.8v2h1.8v-2Z',
  filled: true,
}
export const iconTopUp: IconShape = { d: 'M13 2.8 4.5 13.5h6L10 21.2l9-11.4h-6.2Z' }
