import type { SeedTexts } from './seedTexts.ts'
import { gameNames } from './gameNames.ts'

/** The seeded shop in `ms`. */
export const ms: SeedTexts = {
  games: gameNames,
  editions: { global: 'Global', sea: 'Asia Tenggara', mea: 'Timur Tengah', east: 'Timur', west: 'Barat' },
  units: {
    starfall: 'Kristal',
    ember: 'Emas',
    tide: 'Mutiara',
    neko: 'Ikan',
    blade: 'Kelopak',
    iron: 'Peluru',
  },
  types: { featured: 'Pilihan', crystal: 'Kristal', pass: 'Pas', bundle: 'Pakej', card: 'Kad hadiah' },
  bonus: '+{n} bonus',
  pack: '{n} {unit}',
  moonlight: ['Pas Cahaya Bulan', '300 kristal sekarang, kemudian 90 sehari selama 30 hari'],
  season: ['Pas Musim', 'Semua ganjaran musim ini hingga tahap 60'],
  starter: ['Peti Permulaan', '10 skrol dan 60 kristal untuk bermula'],
  twin: ['Peti Kembar', 'Dua peti pada harga satu'],
  trove: ['Khazanah Penyeru', '20 skrol seruan'],
  potions: ['Set Ramuan Mingguan', '7 ramuan, dihantar setiap hari'],
  pointCard: ['Kad 43 mata', 'Tukar kad prabayar dengan 430 kristal'],
  kaelith: 'Kaelith',
  oru: 'Oru dari Pantai Pucat',
  starweaver: 'Penenun Bintang',
  warden: 'Pengawal',
  servers: { 128: 'Gugur Bulan', 97: 'Pesisir Perak' },
  meteor: ['Bulan Meteor', 'Setiap tambah nilai dikira untuk ganjaran ini.'],
  streak: [
    'Tujuh hari berturut-turut',
    'Tambah nilai US$4.99 atau lebih setiap hari. Tertinggal sehari, kiraan bermula semula.',
  ],
  gifts: { gem: 'Kristal', potion: 'Ramuan', scroll: 'Skrol', crate: 'Peti', coin: 'Emas' },
  coupons: {
    CRYSTAL15: 'Diskaun kristal 15%',
    WEEKVIP4: 'Kupon mingguan VIP 4',
    WELCOME5: 'Selamat kembali',
    MAYVIP8: 'Kupon VIP Mei',
    PASSDAY20: 'Kupon hari pas',
    OVER100: 'Pesanan melebihi US$100',
    OLDWEEK: 'Kupon mingguan VIP 4',
    APRILVIP: 'Kupon VIP April',
    BIRTHDAY: 'Hadiah hari jadi',
  },
  levelCoupon: { week: 'Kupon mingguan {level}', month: 'Kupon bulanan {level}' },
  faq: [
    'Bagaimana saya mendapat mata pertumbuhan?',
    'Setiap item yang layak menunjukkan matanya sebelum dibeli. Mata masuk apabila pesanan berjaya dan tidak akan luput.',
  ],
}
