/**
 * What the code assumes of a publisher's service and nobody has confirmed: a row goes when the publisher has.
 * Source: decision 52.
 */
export const assumptions: readonly { readonly field: string; readonly assumed: string }[] = [
  { field: 'game_channel_id', assumed: 'is sent as the gp_id of the game' },
  { field: 'channel', assumed: 'is sent in place of channel_id by the starters that say so' },
  {
    field: 'drop_in.parameters (airwallex)',
    assumed: 'are environment, intentId, clientSecret and currency of a payment intent',
  },
  {
    field: 'drop_in.parameters (alipay)',
    assumed: 'are environment and sessionData of a payment session',
  },
  {
    field: 'drop_in.parameters (krWelcome)',
    assumed: 'are the fields of the card script, which is WelcomePay.open(fields, closed)',
  },
  { field: 'point_to_coin', assumed: 'is read and shown nowhere: its direction is not stated' },
]
