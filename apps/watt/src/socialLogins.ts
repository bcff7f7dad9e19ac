import { apple } from '@topup/flows/login/apple'
import { facebook } from '@topup/flows/login/facebook'
import { google } from '@topup/flows/login/google'
import { huawei } from '@topup/flows/login/huawei'
import { twitter } from '@topup/flows/login/twitter'
import { vk } from '@topup/flows/login/vk'

/** The login providers that this store's facts name an id or a page for, in the order of their icons. */
export const socialLogins = [google, facebook, apple, vk, twitter, huawei]
