declare module 'virtual:topup/typefaces' {
  /** Address of each brand's typeface, by the brand's key (`storyTypefaces.ts`). */
  export const typefaces: Readonly<Record<string, string>>
}
