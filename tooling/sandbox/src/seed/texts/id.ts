import type { SeedTexts } from './seedTexts.ts'
import { gameNames } from './gameNames.ts'

/** The seeded shop in `id`. */
export const id: SeedTexts = {
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
  types: {
    featured: 'Pilihan',
    crystal: 'Kristal',
    pass: 'Kartu langganan',
    bundle: 'Paket',
    card: 'Kartu hadiah',
  },
  bonus: '+{n} bonus',
  pack: '{n} {unit}',
  moonlight: ['Kartu Cahaya Bulan', '300 kristal sekarang, lalu 90 per hari selama 30 hari'],
  season: ['Kartu Musim', 'Semua hadiah musim ini hingga level 60'],
  starter: ['Peti Pemula', '10 gulungan dan 60 kristal untuk memulai'],
  twin: ['Peti Kembar', 'Dua peti seharga satu'],
  trove: ['Harta Pemanggil', '20 gulungan pemanggilan'],
  potions: ['Set Ramuan Mingguan', '7 ramuan, dikirim setiap hari'],
  pointCard: ['Kartu 43 poin', 'Tukar kartu prabayar dengan 430 kristal'],
  kaelith: 'Kaelith',
  oru: 'Oru dari Pantai Pucat',
  starweaver: 'Penenun Bintang',
  warden: 'Penjaga',
  servers: { 128: 'Jatuh Bulan', 97: 'Tepi Perak' },
  meteor: ['Bulan Meteor', 'Setiap isi ulang dihitung untuk hadiah ini.'],
  streak: [
    'Tujuh hari berturut-turut',
    'Isi ulang US$4,99 atau lebih setiap hari. Lewat sehari, hitungan mulai lagi.',
  ],
  gifts: { gem: 'Kristal', potion: 'Ramuan', scroll: 'Gulungan', crate: 'Peti', coin: 'Emas' },
  coupons: {
    CRYSTAL15: 'Diskon kristal 15%',
    WEEKVIP4: 'Kupon mingguan VIP 4',
    WELCOME5: 'Selamat datang kembali',
    MAYVIP8: 'Kupon VIP Mei',
    PASSDAY20: 'Kupon hari langganan',
    OVER100: 'Pesanan di atas US$100',
    OLDWEEK: 'Kupon mingguan VIP 4',
    APRILVIP: 'Kupon VIP April',
    BIRTHDAY: 'Hadiah ulang tahun',
  },
  levelCoupon: { week: 'Kupon mingguan {level}', month: 'Kupon bulanan {level}' },
  faq: [
    'Bagaimana cara mendapat poin pertumbuhan?',
    'Setiap barang yang berlaku menampilkan poinnya sebelum dibeli. Poin masuk saat pesanan berhasil dan tidak pernah hangus.',
  ],
}
