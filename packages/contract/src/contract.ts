import { companiesEndpoints } from './companies.ts'
import type { EndpointInput, EndpointReply } from './endpoint.ts'
import { jobsEndpoints } from './jobs.ts'

/** Every endpoint of the product, by its key. */
export const contract = {
  ...companiesEndpoints,
  ...jobsEndpoints,
}

export type Contract = typeof contract
export type ContractKey = keyof Contract
export type InputOf<K extends ContractKey> = EndpointInput<Contract[K]> & object
export type ReplyOf<K extends ContractKey> = EndpointReply<Contract[K]>
