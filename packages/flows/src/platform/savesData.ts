/** Whether the player has asked the browser to save data; browsers that cannot say have not. */
export const savesData = (navigator: Navigator): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
