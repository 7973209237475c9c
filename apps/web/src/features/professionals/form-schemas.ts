// The forms' rules are the contract's own. Loaded when somebody saves: see `useVersionedForm`.
import { caseChange } from '@rise/contract/portfolio/fields'
import { storyChange } from '@rise/contract/professionals/story/fields'

export const formSchemas = { story: storyChange, portfolioCase: caseChange }
