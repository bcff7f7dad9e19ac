/** The pages about the player, and what tells whether one of them has news: one file (`loadedTogether`). */
export { readEventNews } from '../features/claims/readEventNews.ts'
export { ActivityPage } from './activity/ActivityPage.tsx'
export { MyPage } from './my/MyPage.tsx'
export { VipPage } from './vip/VipPage.tsx'
