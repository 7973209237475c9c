import { ErrorBody } from '../../app/error/error-body.tsx'
import { useIsOwnPage } from '../professionals/index.ts'
import { EditCase } from './edit-case.tsx'
import { professionalPlace } from './professional-place.ts'

/** Edits the member's own case. */
export function EditCasePage() {
  return useIsOwnPage() ? <EditCase place={professionalPlace} /> : <ErrorBody status={404} />
}
