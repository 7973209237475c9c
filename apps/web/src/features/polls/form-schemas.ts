// The forms' rules are the contract's own. Loaded when someone sends one.
import { newSitePoll, sitePollChange } from '@rise/contract/polls/admin/fields'
import { newPoll, pollChange } from '@rise/contract/polls/fields'

export const formSchemas = { newPoll, pollChange, newSitePoll, sitePollChange }
