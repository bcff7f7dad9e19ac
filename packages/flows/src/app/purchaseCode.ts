/** What a purchase shows, in popups and beside the products of a wide page: one file with the checkout (`loadedTogether`). */
export { OrderPanel } from '../pages/selectProduct/OrderPanel.tsx'
export { OrderPopups } from '../popups/OrderPopups.tsx'
