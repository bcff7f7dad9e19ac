/** What the games are called where nobody calls them otherwise. */
export const gameNames = {
  starfall: 'Starfall Chronicle',
  ember: 'Ember Dynasty',
  tide: 'Tidebound Legends',
  neko: 'Neko Harbor',
  blade: 'Blade & Blossom',
  iron: 'Iron Vanguard',
} as const
