import { loadSchemas } from '../../app/forms/load-schemas.ts'
import { type ContractFormOptions, useContractForm as useForm } from '../../app/forms/use-contract-form.ts'
import type { formSchemas } from './form-schemas.ts'

interface Options<T extends object> extends Omit<ContractFormOptions<T>, 'name' | 'schema'> {
  readonly schema: keyof typeof formSchemas
}

const load = () => import('./form-schemas.ts')

/** A form of the session, with one of this feature's schemas. */
export function useContractForm<T extends object>({ schema, ...options }: Options<T>) {
  return useForm<T>({ ...options, name: schema, schema: async () => (await load()).formSchemas[schema] })
}

/** Loads the schemas ahead of the first submit. Fails silently: then only the server validates. */
export function preloadSchemas(): void {
  loadSchemas(load).catch(() => undefined)
}
