// The schema of the form, from the contract. Loaded when a form is sent.
import { scheduleChoice } from '@rise/contract/notifications/fields'

export const formSchemas = { scheduleChoice }
