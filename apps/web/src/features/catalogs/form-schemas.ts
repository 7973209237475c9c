// The schemas of the forms, from the contract. Loaded when a form is saved.
import { entryChange, writtenEntry } from '@rise/contract/catalogs/admin/fields'

export const formSchemas = {
  writtenEntry,
  entryChange: entryChange.omit({ version: true }),
}
