// The forms' rules are the contract's own. Loaded when someone sends one.
import { newPoll, pollChange } from '@rise/contract/polls/fields'

export const formSchemas = { newPoll, pollChange }
