/** The form's own code imports style sheets for their effect; here they are empty (`replaceSdk.ts`). */
declare module '*.css'
