import { gems } from '@topup/sandbox/seed/goodsTexts'
import type { SeedTexts } from '@topup/sandbox/seed/texts'

/** What the stories' fake service calls things in English, and the same in the words of a language. */
const phrases: Readonly<Record<string, (texts: SeedTexts) => string | undefined>> = {
  'Starfall Chronicle': ({ games }) => games['starfall'],
  'Ember Dynasty': ({ games }) => games['ember'],
  'Tidebound Legends': ({ games }) => games['tide'],
  Global: ({ editions }) => editions['global'],
  'Southeast Asia': ({ editions }) => editions['sea'],
  'Middle East': ({ editions }) => editions['mea'],
  Crystals: ({ units }) => units['starfall'],
  Packs: ({ types }) => types.bundle,
  'Starter Crate': ({ starter }) => starter[0],
  'Weekly Potion Set': ({ potions }) => potions[0],
  'Moonlight Pass': ({ moonlight }) => moonlight[0],
  '300 crystals now, then 90 a day for 30 days': ({ moonlight }) => moonlight[1],
  '43-point card': ({ pointCard }) => pointCard[0],
  Kaelith: ({ kaelith }) => kaelith,
  Oru: ({ oru }) => oru,
  '15% off crystals': ({ coupons }) => coupons['CRYSTAL15'],
  '10% off': ({ coupons }) => coupons['WELCOME5'],
  '10% off every top-up this month': ({ coupons }) => coupons['MAYVIP8'],
  '5% off, from the VIP centre': ({ coupons }) => coupons['WEEKVIP4'],
  '20% off packs': ({ coupons }) => coupons['PASSDAY20'],
  Birthday: ({ coupons }) => coupons['BIRTHDAY'],
  April: ({ coupons }) => coupons['APRILVIP'],
  'Bank card': ({ methods }) => methods['Credit or debit card'],
  'Gift card': ({ methods }) => methods['Store gift card'],
  'Prepaid card': ({ methods }) => methods['In-game card'],
  'Meteor shower': ({ meteor }) => meteor[0],
  'Top up and collect.': ({ meteor }) => meteor[1],
  'How do I earn VIP points?': ({ faq }) => faq[0],
  'Each top-up gives points.': ({ faq }) => faq[1],
}

const amount = /^([\d,]+) Crystals$/
const bonus = /^\+([\d,]+) bonus$/
const server = /^S(\d+) [A-Z]\w+$/
const numberOf = (digits: string | undefined) => Number(digits?.replaceAll(',', ''))

/** A name of the fake service in the words of a language; what is not in the book stays, as names of firms and long texts do. */
export function translateName(name: string, texts: SeedTexts): string {
  if (texts.language === 'en') return name
  const pack = amount.exec(name)
  if (pack !== null) return gems(texts, 'starfall', numberOf(pack[1]))
  const more = bonus.exec(name)
  if (more !== null) return texts.bonus.replace('{n}', more[1] ?? '')
  const place = server.exec(name)
  if (place !== null) return `S${place[1]} ${serverName(Number(place[1]), texts)}`
  return phrases[name]?.(texts) ?? texts.methods[name] ?? name
}

function serverName(number: number, { servers, serverNames }: SeedTexts): string {
  return servers[number] ?? serverNames[number % serverNames.length] ?? ''
}
