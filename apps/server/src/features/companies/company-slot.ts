import type { Company } from '@rise/contract/companies/shapes'
import type { Slot } from '../../platform/slot.ts'

/** The parts of other features on a company's page. */
type FromGuests = Pick<Company, 'badges' | 'layoffs' | 'replies' | 'cases' | 'builtPage'>

/**
 * The slot for other features' parts of a company's page. Filled in `features/slots.ts`, and passed to the routes that
 * show the page.
 */
export type CompanySlot = Slot<FromGuests>

/** A company's page without other features' parts. */
export type BareCompany = Omit<Company, keyof FromGuests>
