import { z } from 'zod'
import { oneLine } from '../../texts.ts'
import { LONGEST_PRODUCT_NAME } from './limits.ts'

/** The product's name, as its form sends it. */
export const brandName = z.object({
  name: oneLine('The name', LONGEST_PRODUCT_NAME).refine((text) => text !== '', 'Enter a name.'),
})
