/** The subjects that employers may not ask about, as worded in a refusal. */
export const groundNames = {
  age: 'age or date of birth',
  family: 'family or children',
  health: 'health or disability',
  religion: 'religion',
  origin: 'origin or nationality',
  gender: 'gender or sexuality',
  politics: 'politics or union membership',
  pay: 'past or present pay',
} as const
export type Ground = keyof typeof groundNames

/** The patterns of one language for each ground. Patterns are matched against the folded text: see `foldQuestion`. */
export type Phrases = Readonly<Record<Ground, readonly RegExp[]>>
