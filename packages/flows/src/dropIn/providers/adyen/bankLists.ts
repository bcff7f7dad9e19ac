import {
  EPS,
  MolPayEBankingMY,
  MolPayEBankingTH,
  MolPayEBankingVN,
  OnlineBankingCZ,
  OnlineBankingPL,
  OnlineBankingSK,
} from '@adyen/adyen-web'

/** The ways at Adyen in which the player first chooses a bank, and then pays on its page. */
export const bankLists = [
  EPS,
  MolPayEBankingMY,
  MolPayEBankingTH,
  MolPayEBankingVN,
  OnlineBankingCZ,
  OnlineBankingPL,
  OnlineBankingSK,
]
