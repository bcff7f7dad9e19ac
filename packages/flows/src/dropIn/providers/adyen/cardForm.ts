export { Card } from '@adyen/adyen-web'
