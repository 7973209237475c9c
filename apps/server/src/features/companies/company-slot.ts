import type { Company } from '@rise/contract/companies/shapes'
import type { Slot } from '../../platform/slot.ts'

/** What other features show on a company's page. */
type FromGuests = Pick<Company, 'badges'>

/** Filled where the server is assembled, and given to the routes that show the page. */
export type CompanySlot = Slot<FromGuests>

/** A company by itself. */
export type BareCompany = Omit<Company, keyof FromGuests>
