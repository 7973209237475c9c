// The forms' rules are the contract's own. Loaded when someone sends one.
import { layoffChange, sentLayoff } from '@rise/contract/layoffs/fields'

export const formSchemas = { layoffChange, sentLayoff }
