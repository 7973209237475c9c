// The schemas of the forms, from the contract. Loaded when a form is sent.
import { layoffChange, sentLayoff } from '@rise/contract/layoffs/fields'

export const formSchemas = { layoffChange, sentLayoff }
