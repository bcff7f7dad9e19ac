import type { SeedTexts } from './seedTexts.ts'
import { gameNames } from './gameNames.ts'

/** The seeded shop in `tr`. */
export const tr: SeedTexts = {
  games: gameNames,
  editions: { global: 'Küresel', sea: 'Güneydoğu Asya', mea: 'Orta Doğu', east: 'Doğu', west: 'Batı' },
  units: { starfall: 'Kristal', ember: 'Altın', tide: 'İnci', neko: 'Balık', blade: 'Yaprak', iron: 'Mermi' },
  types: {
    featured: 'Öne çıkanlar',
    crystal: 'Kristaller',
    pass: 'Kartlar',
    bundle: 'Paketler',
    card: 'Hediye kartları',
  },
  bonus: '+{n} bonus',
  pack: '{n} {unit}',
  moonlight: ['Ay Işığı Kartı', 'Hemen 300 kristal, ardından 30 gün boyunca günde 90'],
  season: ['Sezon Kartı', 'Seviye 60’a kadar bu sezonun tüm ödülleri'],
  starter: ['Başlangıç Sandığı', 'Başlangıç için 10 parşömen ve 60 kristal'],
  twin: ['İkiz Sandık', 'Bir fiyatına iki sandık'],
  trove: ['Çağırıcının Hazinesi', '20 çağırma parşömeni'],
  potions: ['Haftalık İksir Seti', '7 iksir, her gün bir tane'],
  pointCard: ['43 puanlık kart', 'Ön ödemeli kartı 430 kristale çevir'],
  kaelith: 'Kaelith',
  oru: 'Solgun Kıyılı Oru',
  starweaver: 'Yıldız Dokuyan',
  warden: 'Muhafız',
  servers: { 128: 'Aydüşen', 97: 'Gümüş Kıyı' },
  meteor: ['Meteor Ayı', 'Her yükleme bu ödüllere sayılır.'],
  streak: ['Yedi günlük seri', 'Her gün en az 4,99 US$ yükle. Bir gün kaçırırsan baştan başlar.'],
  gifts: { gem: 'Kristal', potion: 'İksir', scroll: 'Parşömen', crate: 'Sandık', coin: 'Altın' },
  coupons: {
    CRYSTAL15: 'Kristallerde %15 indirim',
    WEEKVIP4: 'Haftalık VIP 4 kuponu',
    WELCOME5: 'Tekrar hoş geldin',
    MAYVIP8: 'Mayıs VIP kuponu',
    PASSDAY20: 'Kart günü kuponu',
    OVER100: '100 US$ üzeri siparişler',
    OLDWEEK: 'Haftalık VIP 4 kuponu',
    APRILVIP: 'Nisan VIP kuponu',
    BIRTHDAY: 'Doğum günü hediyesi',
  },
  levelCoupon: { week: 'Haftalık {level} kuponu', month: 'Aylık {level} kuponu' },
  faq: [
    'Gelişim puanı nasıl kazanırım?',
    'Uygun ürünler puanlarını satın almadan önce gösterir. Puanlar sipariş tamamlanınca gelir ve süresi dolmaz.',
  ],
}
