export { Blik } from '@adyen/adyen-web'
