import type { SeedTexts } from './seedTexts.ts'
import { gameNames } from './gameNames.ts'

/** The seeded shop in `fr`. */
export const fr: SeedTexts = {
  games: gameNames,
  editions: { global: 'Monde', sea: 'Asie du Sud-Est', mea: 'Moyen-Orient', east: 'Est', west: 'Ouest' },
  units: {
    starfall: 'cristaux',
    ember: 'or',
    tide: 'perles',
    neko: 'poissons',
    blade: 'pétales',
    iron: 'balles',
  },
  types: { featured: 'À la une', crystal: 'Cristaux', pass: 'Pass', bundle: 'Packs', card: 'Cartes cadeaux' },
  bonus: '+{n} offerts',
  pack: '{n} {unit}',
  moonlight: ['Pass Clair de lune', '300 cristaux tout de suite, puis 90 par jour pendant 30 jours'],
  season: ['Pass de saison', 'Toutes les récompenses de la saison jusqu’au niveau 60'],
  starter: ['Coffre de départ', '10 parchemins et 60 cristaux pour commencer'],
  twin: ['Coffre jumeau', 'Deux coffres pour le prix d’un'],
  trove: ['Trésor de l’invocateur', '20 parchemins d’invocation'],
  potions: ['Lot de potions de la semaine', '7 potions, une par jour'],
  pointCard: ['Carte de 43 points', 'Échangez une carte prépayée contre 430 cristaux'],
  kaelith: 'Kaelith',
  oru: 'Oru de la Côte Pâle',
  starweaver: 'Tisseur d’étoiles',
  warden: 'Gardien',
  servers: { 128: 'Lune-Chute', 97: 'Rive d’Argent' },
  meteor: ['Mois du météore', 'Chaque recharge compte pour ces récompenses.'],
  streak: [
    'Sept jours de suite',
    'Rechargez 4,99 US$ ou plus chaque jour. Un jour manqué et tout recommence.',
  ],
  gifts: { gem: 'Cristaux', potion: 'Potion', scroll: 'Parchemin', crate: 'Coffre', coin: 'Or' },
  coupons: {
    CRYSTAL15: '15 % de remise sur les cristaux',
    WEEKVIP4: 'Coupon hebdomadaire VIP 4',
    WELCOME5: 'Bon retour',
    MAYVIP8: 'Coupon VIP de mai',
    PASSDAY20: 'Coupon du jour du pass',
    OVER100: 'Commandes de plus de 100 US$',
    OLDWEEK: 'Coupon hebdomadaire VIP 4',
    APRILVIP: 'Coupon VIP d’avril',
    BIRTHDAY: 'Cadeau d’anniversaire',
  },
  levelCoupon: { week: 'Coupon hebdomadaire {level}', month: 'Coupon mensuel {level}' },
  faq: [
    'Comment gagner des points de croissance ?',
    'Chaque article concerné affiche ses points avant l’achat. Les points arrivent quand la commande aboutit et n’expirent jamais.',
  ],
}
