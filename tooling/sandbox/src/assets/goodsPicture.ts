/** Where the blossoms of a pack stand: across, down, turn and size. */
const bouquets: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [[64, 66, 8, 1.35]],
  [
    [50, 56, -12, 1.1],
    [84, 80, 24, 0.85],
  ],
  [
    [64, 48, 4, 1.05],
    [40, 82, -20, 0.85],
    [90, 80, 24, 0.85],
  ],
  [
    [64, 66, 6, 1.1],
    [36, 44, -20, 0.75],
    [94, 44, 24, 0.75],
    [40, 92, -8, 0.7],
    [90, 92, 14, 0.7],
  ],
  [
    [64, 62, 0, 1.25],
    [32, 46, -24, 0.8],
    [96, 46, 28, 0.8],
    [34, 88, -8, 0.75],
    [95, 88, 14, 0.75],
    [64, 98, 30, 0.6],
  ],
  [
    [64, 58, 0, 1.45],
    [28, 40, -24, 0.8],
    [100, 40, 28, 0.8],
    [26, 78, -8, 0.8],
    [102, 78, 14, 0.8],
    [46, 100, 10, 0.7],
    [84, 100, -14, 0.7],
  ],
]

const petal = 'M0-5C-9-9-13-18-10-25-6-29-2-27 0-24 2-27 6-29 10-25 13-18 9-9 0-5Z'

const blossom = ([0, 72, 144, 216, 288] as const)
  .map(
    (turn, index) =>
      `<path transform="rotate(${turn})" d="${petal}" fill="${index % 2 === 0 ? '#ffd3e6' : '#ffb0d2'}" stroke="#f277a6" stroke-width="1.2"/>`,
  )
  .join('')

/** The picture that a publisher gives a pack of petals, 128 by 128, as SVG text: `blade-1.svg` to `blade-6.svg`, by how many they are. */
export function goodsPicture(file: string): string {
  const pack = Number(/-(\d)\.svg$/.exec(file)?.[1] ?? 1)
  const places = bouquets[pack - 1] ?? bouquets[0] ?? []
  const flowers = places
    .map(
      ([x, y, turn, size]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${blossom}<circle r="6" fill="#ffcf5c"/><circle r="2.4" fill="#e2902c"/></g>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128"><defs><radialGradient id="g" cy=".35" r=".8"><stop stop-color="#8c3d8f"/><stop offset="1" stop-color="#2a1145"/></radialGradient></defs><rect x="4" y="4" width="120" height="120" rx="26" fill="url(#g)" stroke="#ffd27a" stroke-width="4"/><circle cx="92" cy="34" r="20" fill="#fff3d6" opacity=".35"/><path d="M22 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM108 60l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z" fill="#ffe9b8"/>${flowers}</svg>`
}
