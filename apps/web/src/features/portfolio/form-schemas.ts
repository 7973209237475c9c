// The form's rules are the contract's own. Loaded when someone saves: see `useVersionedForm`.
import { caseChange } from '@rise/contract/portfolio/fields'

export const formSchemas = { portfolioCase: caseChange }
