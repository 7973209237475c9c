import type { Company } from '@rise/contract/companies/shapes'
import type { SlotPart } from '../../app/feature.ts'

/** Where other features show their part on a company's page. */
export interface CompanySlots {
  /** Among the facts beside its story. A part without content shows nothing. */
  readonly beside: readonly SlotPart<{ readonly company: Company }>[]
  /** Between its story and its jobs. A part without content shows nothing. */
  readonly within: readonly SlotPart<{ readonly company: Company }>[]
  /** Below its jobs, for visitors. A part without content shows nothing. */
  readonly below: readonly SlotPart<{ readonly company: Company }>[]
  /** Further pages about the company, for its team. */
  readonly links: readonly { readonly label: string; readonly hrefOf: (slug: string) => string }[]
}
