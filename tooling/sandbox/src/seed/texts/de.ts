import type { SeedTexts } from './seedTexts.ts'
import { gameNames } from './gameNames.ts'

/** The seeded shop in `de`. */
export const de: SeedTexts = {
  games: gameNames,
  editions: { global: 'Weltweit', sea: 'Südostasien', mea: 'Naher Osten', east: 'Ost', west: 'West' },
  units: {
    starfall: 'Kristalle',
    ember: 'Gold',
    tide: 'Perlen',
    neko: 'Fische',
    blade: 'Blüten',
    iron: 'Patronen',
  },
  types: {
    featured: 'Empfohlen',
    crystal: 'Kristalle',
    pass: 'Pässe',
    bundle: 'Pakete',
    card: 'Geschenkkarten',
  },
  bonus: '+{n} Bonus',
  pack: '{n} {unit}',
  moonlight: ['Mondlichtpass', '300 Kristalle sofort, dann 30 Tage lang 90 pro Tag'],
  season: ['Saisonpass', 'Alle Belohnungen dieser Saison bis Stufe 60'],
  starter: ['Starterkiste', '10 Schriftrollen und 60 Kristalle für den Anfang'],
  twin: ['Zwillingskiste', 'Zwei Kisten zum Preis von einer'],
  trove: ['Schatz des Beschwörers', '20 Beschwörungsrollen'],
  potions: ['Wöchentliches Trankset', '7 Tränke, jeden Tag einer per Post'],
  pointCard: ['43-Punkte-Karte', 'Tausche eine Guthabenkarte gegen 430 Kristalle'],
  kaelith: 'Kaelith',
  oru: 'Oru von der Bleichen Küste',
  starweaver: 'Sternweber',
  warden: 'Wächter',
  servers: { 128: 'Mondfall', 97: 'Silberstrand' },
  meteor: ['Meteormonat', 'Jede Aufladung zählt für diese Belohnungen.'],
  streak: [
    'Sieben Tage in Folge',
    'Lade täglich mindestens 4,99 US$ auf. Ein verpasster Tag, und es beginnt von vorn.',
  ],
  gifts: { gem: 'Kristalle', potion: 'Trank', scroll: 'Schriftrolle', crate: 'Kiste', coin: 'Gold' },
  coupons: {
    CRYSTAL15: '15 % auf Kristalle',
    WEEKVIP4: 'VIP-4-Wochengutschein',
    WELCOME5: 'Willkommen zurück',
    MAYVIP8: 'VIP-Gutschein im Mai',
    PASSDAY20: 'Gutschein zum Passtag',
    OVER100: 'Bestellungen über 100 US$',
    OLDWEEK: 'VIP-4-Wochengutschein',
    APRILVIP: 'VIP-Gutschein im April',
    BIRTHDAY: 'Geburtstagsgeschenk',
  },
  levelCoupon: { week: 'Wochengutschein {level}', month: 'Monatsgutschein {level}' },
  faq: [
    'Wie sammle ich Wachstumspunkte?',
    'Berechtigte Artikel zeigen ihre Punkte vor dem Kauf. Die Punkte kommen mit der erfolgreichen Bestellung und verfallen nie.',
  ],
}
