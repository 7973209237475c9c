import { msg } from '@rise/texts'

/** The subjects that employers may not ask about, as worded in a refusal. Pay has a refusal of its own. */
export const groundNames = {
  age: msg('age or date of birth'),
  family: msg('family or children'),
  health: msg('health or disability'),
  religion: msg('religion'),
  origin: msg('origin or nationality'),
  gender: msg('gender or sexuality'),
  politics: msg('politics or union membership'),
} as const
export type Ground = keyof typeof groundNames | 'pay'

/** The patterns of one language for each ground. Patterns are matched against the folded text: see `foldQuestion`. */
export type Phrases = Readonly<Record<Ground, readonly RegExp[]>>
