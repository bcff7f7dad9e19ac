import type { SeedTexts } from './seedTexts.ts'
import { gameNames } from './gameNames.ts'

/** The seeded shop in `vi`. */
export const vi: SeedTexts = {
  games: gameNames,
  editions: { global: 'Toàn cầu', sea: 'Đông Nam Á', mea: 'Trung Đông', east: 'Đông', west: 'Tây' },
  units: { starfall: 'Pha lê', ember: 'Vàng', tide: 'Ngọc trai', neko: 'Cá', blade: 'Cánh hoa', iron: 'Đạn' },
  types: {
    featured: 'Nổi bật',
    crystal: 'Pha lê',
    pass: 'Thẻ tháng',
    bundle: 'Gói quà',
    card: 'Thẻ quà tặng',
  },
  bonus: '+{n} tặng thêm',
  pack: '{n} {unit}',
  moonlight: ['Thẻ Ánh Trăng', 'Nhận ngay 300 pha lê, sau đó 90 mỗi ngày trong 30 ngày'],
  season: ['Thẻ mùa', 'Mọi phần thưởng của mùa này đến cấp 60'],
  starter: ['Rương tân thủ', '10 cuộn phép và 60 pha lê để bắt đầu'],
  twin: ['Rương song sinh', 'Hai rương với giá một'],
  trove: ['Kho báu triệu hồi', '20 cuộn triệu hồi'],
  potions: ['Bộ thuốc hằng tuần', '7 bình thuốc, gửi mỗi ngày'],
  pointCard: ['Thẻ 43 điểm', 'Đổi thẻ trả trước lấy 430 pha lê'],
  kaelith: 'Kaelith',
  oru: 'Oru Bờ Nhạt',
  starweaver: 'Người dệt sao',
  warden: 'Vệ binh',
  servers: { 128: 'Trăng Rơi', 97: 'Bờ Bạc' },
  meteor: ['Tháng sao băng', 'Mỗi lần nạp đều được tính vào phần thưởng.'],
  streak: ['Bảy ngày liên tiếp', 'Nạp từ 4,99 US$ mỗi ngày. Bỏ lỡ một ngày sẽ tính lại từ đầu.'],
  gifts: { gem: 'Pha lê', potion: 'Bình thuốc', scroll: 'Cuộn phép', crate: 'Rương', coin: 'Vàng' },
  coupons: {
    CRYSTAL15: 'Giảm 15% pha lê',
    WEEKVIP4: 'Phiếu tuần VIP 4',
    WELCOME5: 'Chào mừng trở lại',
    MAYVIP8: 'Phiếu VIP tháng 5',
    PASSDAY20: 'Phiếu ngày thẻ tháng',
    OVER100: 'Đơn trên 100 US$',
    OLDWEEK: 'Phiếu tuần VIP 4',
    APRILVIP: 'Phiếu VIP tháng 4',
    BIRTHDAY: 'Quà sinh nhật',
  },
  levelCoupon: { week: 'Phiếu tuần {level}', month: 'Phiếu tháng {level}' },
  faq: [
    'Làm sao để nhận điểm trưởng thành?',
    'Mỗi vật phẩm hợp lệ hiển thị số điểm trước khi mua. Điểm được cộng khi đơn thành công và không bao giờ hết hạn.',
  ],
}
