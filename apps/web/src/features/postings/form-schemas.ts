// The schemas of the forms, from the contract. Loaded when a form is sent.
import { companyJobsEndpoints } from '@rise/contract/postings/endpoints'
import { draftSave, jobReading, wholeSave } from '@rise/contract/postings/fields'

export const formSchemas = {
  board: companyJobsEndpoints['POST /api/v1/companies/{slug}/boards/look'].body,
  jobDraft: draftSave,
  job: wholeSave,
  jobReading,
}
