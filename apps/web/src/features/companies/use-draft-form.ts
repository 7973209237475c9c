import {
  type DraftForm,
  type DraftFormOptions,
  useDraftForm as useFormWithDraft,
} from '../../app/forms/use-draft-form.ts'
import type { formSchemas } from './form-schemas.ts'

interface Options<T extends object> extends Omit<DraftFormOptions<T>, 'name' | 'schema'> {
  readonly schema: keyof typeof formSchemas
}

/** A form about a company, with one of this feature's schemas. */
export function useDraftForm<T extends object>({ schema, ...options }: Options<T>): DraftForm<T> {
  return useFormWithDraft<T>({
    ...options,
    name: `company-${schema}`,
    schema: async () => (await import('./form-schemas.ts')).formSchemas[schema],
  })
}
