import { t } from '@rise/texts'
import { oneLine } from '../texts.ts'

/** The company's display name. */
export const companyName = oneLine(120).refine((text) => text !== '', { error: () => t('Enter the company’s name.') })
