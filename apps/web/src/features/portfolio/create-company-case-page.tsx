import { t } from '@rise/texts'
import { CompanyFrame, companyPlace } from './company-place.tsx'
import { CreateCase } from './create-case.tsx'

/** Creates a case of the company from its title. */
export function CreateCompanyCasePage() {
  return (
    <CompanyFrame
      title={t('New case')}
      intro={t(
        'Start with a title. You write the text, add pictures and name the people who made it on the next page, and publish when it’s ready.',
      )}
    >
      <CreateCase first={false} place={companyPlace} />
    </CompanyFrame>
  )
}
