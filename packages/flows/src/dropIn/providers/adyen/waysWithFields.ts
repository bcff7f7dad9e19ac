import {
  Blik,
  EPS,
  MolPayEBankingMY,
  MolPayEBankingTH,
  MolPayEBankingVN,
  OnlineBankingCZ,
  OnlineBankingPL,
  OnlineBankingSK,
} from '@adyen/adyen-web'

/** The local ways at Adyen with fields here: a code of BLIK, or a list of banks, whose page the player then pays on. */
export const waysWithFields = [
  Blik,
  EPS,
  MolPayEBankingMY,
  MolPayEBankingTH,
  MolPayEBankingVN,
  OnlineBankingCZ,
  OnlineBankingPL,
  OnlineBankingSK,
]
