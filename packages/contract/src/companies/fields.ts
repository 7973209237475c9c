import { oneLine } from '../texts.ts'

/** The company's display name. */
export const companyName = oneLine('The company’s name', 120).refine((text) => text !== '', 'Enter the company’s name.')
