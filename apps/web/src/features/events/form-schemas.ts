// The schemas of the forms, from the contract. Loaded when a form is sent.
import { eventChange, newEvent, participation } from '@rise/contract/events/fields'

export const formSchemas = { eventChange, newEvent, participation }
