/** What a person answered to being named in a case; `asked` until they do. */
export const creditStates = ['asked', 'agreed', 'declined'] as const
export type CreditState = (typeof creditStates)[number]
