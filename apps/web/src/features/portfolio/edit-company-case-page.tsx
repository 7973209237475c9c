import { companyPlace } from './company-place.tsx'
import { EditCase } from './edit-case.tsx'

/** Edits a case of the company that the member acts for. */
export function EditCompanyCasePage() {
  return <EditCase place={companyPlace} />
}
