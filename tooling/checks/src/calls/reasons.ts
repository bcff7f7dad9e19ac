/** Calls of the contract that the store does not make, by the name of the endpoint, each with its reason. */
export const callReasons: Readonly<Record<string, string>> = {
  getThirdGift:
    'It takes the id of a gift, and no answer and no link names one: which gifts a player may take is not specified.',
}

/** Fields of answers that no decoder reads, each with its reason. */
export const wireReasons: Readonly<Record<string, string>> = {
  json_type: 'The specification names it and gives it no meaning; no login depends on it.',
}

/** Fields that a decoder fills and the store does not read, each with its reason. */
export const fieldReasons: Readonly<Record<string, string>> = {
  pointToCoin: 'Shown nowhere until a publisher states its direction (decision 52).',
}
