import { askFirst } from '@topup/flows/early/ask'
import { askDeployment, type AskStart } from '@topup/flows/early/start'
import { localDeployments } from 'virtual:topup/local-deployment'

/** What the build knows of this store; written in front of this script. */
declare const topupStart: AskStart

askFirst({
  ...topupStart,
  deployments: [...topupStart.deployments, ...localDeployments.map(askDeployment)],
})
