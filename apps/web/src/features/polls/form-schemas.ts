// The schemas of the forms, from the contract. Loaded when a form is sent.
import { newSitePoll, sitePollChange } from '@rise/contract/polls/admin/fields'
import { newPoll, pollChange } from '@rise/contract/polls/fields'

export const formSchemas = { newPoll, pollChange, newSitePoll, sitePollChange }
