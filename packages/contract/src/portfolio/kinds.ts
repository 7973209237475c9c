/** A person's answer to being named in a case; `asked` until they answer. */
export const creditStates = ['asked', 'agreed', 'declined'] as const
export type CreditState = (typeof creditStates)[number]
