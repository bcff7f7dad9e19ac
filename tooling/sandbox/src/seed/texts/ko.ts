import type { SeedTexts } from './seedTexts.ts'
import { gameNames } from './gameNames.ts'

/** The seeded shop in `ko`. */
export const ko: SeedTexts = {
  games: { ...gameNames, starfall: '스타폴 크로니클', ember: '엠버 다이너스티', tide: '타이드바운드 레전드' },
  editions: { global: '글로벌', sea: '동남아시아', mea: '중동', east: '동부', west: '서부' },
  units: { starfall: '크리스탈', ember: '골드', tide: '진주', neko: '물고기', blade: '꽃잎', iron: '탄약' },
  types: { featured: '추천', crystal: '크리스탈', pass: '월정액', bundle: '패키지', card: '기프트카드' },
  bonus: '+{n} 보너스',
  pack: '{unit} {n}개',
  moonlight: ['달빛 월정액', '즉시 300개 지급, 30일간 매일 90개'],
  season: ['시즌 패스', '레벨 60까지 모든 보상'],
  starter: ['스타터 상자', '두루마리 10장과 크리스탈 60개'],
  twin: ['쌍둥이 상자', '하나 가격에 두 개'],
  trove: ['소환사의 보물', '소환 두루마리 20장'],
  potions: ['주간 포션 세트', '7병, 매일 우편 지급'],
  pointCard: ['43포인트 카드', '선불 카드를 크리스탈 430개로 교환'],
  kaelith: '카엘리스',
  oru: '하얀 해안의 오루',
  starweaver: '별의 직조자',
  warden: '수호자',
  servers: { 128: '월광', 97: '은빛 해안' },
  meteor: ['유성의 달', '모든 충전이 보상에 반영됩니다.'],
  streak: ['7일 연속 충전', '매일 4.99달러 이상 충전하세요. 하루라도 빠지면 처음부터입니다.'],
  gifts: { gem: '크리스탈', potion: '포션', scroll: '두루마리', crate: '상자', coin: '골드' },
  coupons: {
    CRYSTAL15: '크리스탈 15% 할인',
    WEEKVIP4: 'VIP 4 주간 쿠폰',
    WELCOME5: '복귀 환영 쿠폰',
    MAYVIP8: '5월 VIP 쿠폰',
    PASSDAY20: '월정액의 날 쿠폰',
    OVER100: '100달러 이상 주문',
    OLDWEEK: 'VIP 4 주간 쿠폰',
    APRILVIP: '4월 VIP 쿠폰',
    BIRTHDAY: '생일 선물',
  },
  levelCoupon: { week: '{level} 주간 쿠폰', month: '{level} 월간 쿠폰' },
  faq: [
    '성장 포인트는 어떻게 얻나요?',
    '대상 상품에는 구매 전에 포인트가 표시됩니다. 포인트는 주문이 완료되면 지급되며 만료되지 않습니다.',
  ],
}
